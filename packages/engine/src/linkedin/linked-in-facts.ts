import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { findRoleNeeds, type RoleNeeds, readStanding } from '../resumes/resumes.public.ts'
import { type EvidencedSkill, findEvidencedSkills } from './evidenced-skills.ts'
import { findHeldJob, type HeldJob } from './held-job.ts'
import type { LinkedInInput } from './linked-in-draft.ts'
import { findNotableLines, type NotableLine } from './notable-lines.ts'

/** What of a resume may stand in a profile, chosen for the role. */
export type LinkedInFacts = {
  document: ResumeDocument
  needs: RoleNeeds | undefined
  today: string | undefined
  /** No title held belongs to the target role, so that it may only be named as an aim. */
  isChanger: boolean
  job: HeldJob | undefined
  /** Those of the role first; the others only where few are. */
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
