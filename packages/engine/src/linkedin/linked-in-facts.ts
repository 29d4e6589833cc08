import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { findRoleNeeds, type RoleNeeds, readStanding } from '../resumes/resumes.public.ts'
import { type EvidencedSkill, findEvidencedSkills } from './evidenced-skills.ts'
import { findHeldJob, type HeldJob } from './held-job.ts'
import type { LinkedInInput } from './linked-in-draft.ts'
import { findNotableLines, type NotableLine } from './notable-lines.ts'

/** The resume facts that may appear in a profile, selected for the role. */
export type LinkedInFacts = {
  document: ResumeDocument
  needs: RoleNeeds | undefined
  today: string | undefined
  /** True if no held title belongs to the target role, so it may only be named as a goal. */
  isChanger: boolean
  job: HeldJob | undefined
  /** The role's skills first; others only if there are few of those. */
  skills: EvidencedSkill[]
  lines: NotableLine[]
}

const enoughSkills = 4

export const gatherFacts = ({ document, targetRole, today }: LinkedInInput): LinkedInFacts => {
  const needs = findRoleNeeds(targetRole)
  const all = findEvidencedSkills(document, needs)
  const ofRole = all.filter(({ weight }) => weight > 0)
  return {
    document,
    needs,
    today,
    isChanger: needs !== undefined && readStanding(document, { needs, today }).isChanger,
    job: findHeldJob(document),
    skills: ofRole.length >= enoughSkills ? ofRole : all,
    lines: findNotableLines(document, needs),
  }
}
