import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { findSkills } from '../../text/find-skills.ts'
import { wholeYears } from '../../time/covered-time.ts'
import { roleSkillsIn } from './relevance.ts'
import { isTitleOfRole, missingSkills, type RoleNeeds } from './role-needs.ts'

/** Skills named in the given texts, canonical, each once. */
export const skillsNamedIn = (texts: (string | undefined)[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      text ? findSkills({ text, inSkillsSection: true }).map(({ name }) => name) : [],
    ),
  ),
]

export const workTexts = ({ position, summary, highlights }: ResumeWork): string[] =>
  [position, summary, ...highlights].filter((text) => text !== undefined)

/** An aim is no skill: whoever moves into a machine learning role need not have machine learning yet. */
const withoutAim = (summary: string | undefined): string | undefined =>
  summary?.replace(/\b(?:moving (?:into|towards?)|aiming for|seeking|looking for) [^.;]*?\broles?\b/gi, ' ')

/** All skills that stand anywhere in the resume, canonical. */
export const skillsOf = ({
  basics,
  work,
  projects,
  skills,
  certificates,
  education,
  other,
}: ResumeDocument): string[] =>
  skillsNamedIn([
    ...skills.flatMap(({ keywords }) => keywords),
    ...work.flatMap(workTexts),
    ...projects.flatMap(({ name, description, highlights, keywords }) => [
      name,
      description,
      ...highlights,
      ...keywords,
    ]),
    ...certificates.map(({ name }) => name),
    ...education.flatMap(({ area, courses, highlights }) => [area, ...courses, ...highlights]),
    ...other.flatMap(({ lines }) => lines),
    basics.label,
    withoutAim(basics.summary),
  ])

/** How the person stands to the role, read from the resume alone. */
export type Standing = {
  /** No title held belongs to the role. */
  isChanger: boolean
  /** The jobs show little of what the role asks for. */
  isWorkThin: boolean
  /** The resume names a good part of what the role asks for. */
  areSkillsStrong: boolean
  hasHardlyWorked: boolean
}

/** Reads from titles, dates and skills whether the person holds such a role or is moving into it. */
export const readStanding = (
  document: ResumeDocument,
  { needs, today }: { needs: RoleNeeds | undefined; today: string | undefined },
): Standing => {
  const { work } = document
  const hasHardlyWorked =
    work.length === 0 ||
    (work.length === 1 && work.every((job) => job.endDate !== undefined) && wholeYears(work, today) === 0)
  if (!needs) return { isChanger: false, isWorkThin: false, areSkillsStrong: false, hasHardlyWorked }
  const inWork = roleSkillsIn(work.flatMap(workTexts).join('. '), needs)
  const asked = needs.required.length
  return {
    isChanger: !work.some(({ position }) => position && isTitleOfRole(position, needs)),
    isWorkThin: inWork.length < 3,
    areSkillsStrong: (asked - missingSkills(needs, skillsOf(document)).length) / asked >= 0.3,
    hasHardlyWorked,
  }
}
