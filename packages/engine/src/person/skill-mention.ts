import type { SkillGrade } from './skill-grade.ts'

/** A mention of a skill in a resume. */
export type SkillMention = {
  /** Name in the taxonomy. */
  name: string
  /** As written in the resume; the skill's name if a verb and its object tell it. */
  text: string
  /** JSON pointer into the document. */
  pointer: string
  place: 'list' | 'work' | 'projects' | 'education' | 'certificates' | 'other' | 'summary'
  grade: SkillGrade
}
