import type { ResumeWork } from '@nextrung/contract/resume-document'
import { withBroader } from '../../person/broader-skills.ts'
import { mergeSpans, type Span, spanOf } from '../../time/covered-time.ts'
import { skillsNamedIn, workTexts } from '../optimizing/person.ts'
import { isTitleOfRole, type RoleNeeds } from '../optimizing/role-needs.ts'

const recentMonths = 60
export const enoughMonths = 36
const enoughSkills = 2

export type FactJob = {
  entry: string
  lines: number
  /** The part of the job within the last five years, in months since year 0. */
  span: Span | undefined
  isOfRole: boolean
  /** True if it names two or more of the role's skills. */
  usesSkills: boolean
}

const recentPart = (job: ResumeWork, today: string | undefined): Span | undefined => {
  const now = today ? Number(today.slice(0, 4)) * 12 + (Number(today.slice(5, 7)) || 1) - 1 : undefined
  const span = spanOf(job, today)
  if (!span || now === undefined) return undefined
  const recent = { from: Math.max(span.from, now - recentMonths + 1), to: Math.min(span.to, now) }
  return recent.to < recent.from ? undefined : recent
}

const countRoleSkills = (job: ResumeWork, needs: RoleNeeds): number =>
  skillsNamedIn(workTexts(job)).filter((skill) =>
    [...withBroader([skill])].some((name) => needs.skills.has(name)),
  ).length

/** The jobs with the facts that make them relevant to the role. */
export const readFactJobs = (input: {
  work: ResumeWork[]
  needs: RoleNeeds | undefined
  today: string | undefined
}): FactJob[] =>
  input.work.map((job) => ({
    entry: [job.position, job.name].filter(Boolean).join(', ') || 'one of your jobs',
    lines: job.highlights.length + (job.summary ? 1 : 0),
    span: recentPart(job, input.today),
    isOfRole: Boolean(input.needs && job.position && isTitleOfRole(job.position, input.needs)),
    usesSkills: Boolean(input.needs && countRoleSkills(job, input.needs) >= enoughSkills),
  }))

const monthsIn = (jobs: FactJob[]): number =>
  mergeSpans(jobs.flatMap(({ span }) => span ?? [])).reduce((sum, { from, to }) => sum + to - from + 1, 0)

/**
 * Months in the last five years in jobs of the role, and in other jobs that use its skills; overlaps counted once.
 */
export const relevantMonths = (jobs: FactJob[]): { ofRole: number; using: number } => {
  const ofRole = monthsIn(jobs.filter((job) => job.isOfRole))
  return { ofRole, using: monthsIn(jobs.filter((job) => job.isOfRole || job.usesSkills)) - ofRole }
}
