import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { isHeldCertificate } from '@nextrung/contract/shown-certificate'
import { wholeFields } from '@nextrung/knowledge/skills/whole-fields'
import { findSkills } from '../text/find-skills.ts'

const mostNames = 200
const longestName = 200

/**
 * The skills that the names of courses and held certificates mention, by taxonomy name, each once: somebody who took
 * “SQL for Beginners” has begun with SQL, even if no list names it.
 */
export const listSkillsOfCourses = ({
  education,
  certificates,
}: Pick<ResumeDocument, 'education' | 'certificates'>): string[] => {
  const names = [
    ...education.flatMap(({ courses }) => courses),
    ...certificates.filter(isHeldCertificate).map(({ name }) => name),
  ].slice(0, mostNames)
  const found = names.flatMap((name) =>
    findSkills({ text: name.slice(0, longestName), inSkillsSection: true }),
  )
  return [...new Set(found.map(({ name }) => name))].filter((name) => !wholeFields.has(name))
}
