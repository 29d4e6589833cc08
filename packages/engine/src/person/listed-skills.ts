import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { canonicalSkill, findSkills } from '../text/find-skills.ts'
import { splitSkillList } from '../text/split-skill-list.ts'
import { gradeAt, gradeOfLabel, lowerGrade, type SkillGrade } from './skill-grade.ts'

/** An entry of a skills list, with the taxonomy skills in it. */
export type ListedSkill = {
  /**
   * The taxonomy's spelling, or as written if the taxonomy does not know the whole entry; "Python (basic)" stays
   * unchanged.
   */
  label: string
  skills: { name: string; text: string }[]
  pointer: string
  grade: SkillGrade
}

type Entry = { text: string; keyword: string; pointer: string; qualifiers: string[] }

// What stands in brackets explains an entry and does not make it a sentence.
const isShort = (entry: string): boolean => {
  const bare = entry.replace(/\([^()]*\)/g, '').trim()
  return bare.length <= 50 && bare.split(/\s+/).length <= 5
}

const skillsIn = (text: string) => {
  const known = isShort(text) ? findSkillByName(canonicalSkill(text)) : undefined
  if (known) return [{ name: known.name, start: 0, end: text.length, text }]
  return findSkills({ text, inSkillsSection: true })
}

const readEntry = ({ text, keyword, pointer, qualifiers }: Entry): ListedSkill[] => {
  const found = skillsIn(text)
  const spans = found.length > 0 ? found : [{ start: 0, end: text.length }]
  const gradeIn = (whole: string): SkillGrade => {
    const from = Math.max(0, whole.indexOf(text))
    return spans
      .map(({ start, end }) => gradeAt(whole, { start: from + start, end: from + end }))
      .reduce(lowerGrade)
  }
  const grade = qualifiers.map(gradeOfLabel).reduce(lowerGrade, gradeIn(keyword))
  const skills = found.map((skill) => ({ name: skill.name, text: skill.text }))
  if (!isShort(text)) return skills.map((skill) => ({ label: skill.name, skills: [skill], pointer, grade }))
  const qualifier = qualifiers.find((one) => gradeOfLabel(one) !== 'full')
  const written = qualifier
    ? `${text} (${qualifier.trim().toLowerCase()})`
    : gradeIn(text) === 'full'
      ? keyword
      : text
  return [{ label: grade === 'full' ? canonicalSkill(text) : written, skills, pointer, grade }]
}

/**
 * The entries of the resume's skills lists, in order. An entry such as "in progress" is merged into the one before
 * it.
 */
export const readListedSkills = ({ skills }: ResumeDocument): ListedSkill[] =>
  skills.flatMap(({ name = '', level = '', keywords }, group) =>
    keywords.flatMap((keyword, at) => {
      if (gradeOfLabel(keyword) !== 'full') return []
      const qualifiers = [name, level, keywords[at + 1] ?? '']
      return splitSkillList(keyword).flatMap((text) =>
        readEntry({ text, keyword, pointer: `/skills/${group}/keywords/${at}`, qualifiers }),
      )
    }),
  )
