import type { SkillGrade } from './skill-grade.ts'

/** One place where a resume names a skill. */
export type SkillMention = {
  /** Of the taxonomy. */
  name: string
  /** As it is written there. */
  text: string
  /** JSON pointer into the document. */
  pointer: string
  place: 'list' | 'work' | 'projects' | 'education' | 'certificates' | 'other' | 'summary'
  grade: SkillGrade
}
