import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { readHeldSkills } from '../../person/held-skills.ts'
import { findUnmetRequirements } from '../../person/unmet-requirements.ts'
import { findSkills } from '../../text/find-skills.ts'
import { wholeYears } from '../../time/covered-time.ts'
import { roleSkillsIn } from './relevance.ts'
import { isTitleOfRole, type RoleNeeds } from './role-needs.ts'

/** Canonical skills named in the texts, each once. */
export const skillsNamedIn = (texts: (string | undefined)[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      text ? findSkills({ text, inSkillsSection: true }).map(({ name }) => name) : [],
    ),
  ),
]

export const workTexts = ({ position, summary, highlights }: ResumeWork): string[] =>
  [position, summary, ...highlights].filter((text) => text !== undefined)

/** How well the person fits the role, judged from the resume alone. */
export type Standing = {
  /** True if no held title belongs to the role. */
  isChanger: boolean
  /** The jobs show little of what the role requires. */
  isWorkThin: boolean
  /** The resume names a good part of what the role requires. */
  areSkillsStrong: boolean
  hasHardlyWorked: boolean
}

/** Determines from titles, dates and skills whether the person holds such a role or is moving into it. */
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
    areSkillsStrong:
      (asked - findUnmetRequirements(needs.required, readHeldSkills(document).full.keys()).length) / asked >=
      0.3,
    hasHardlyWorked,
  }
}
