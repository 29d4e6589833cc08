import type { MatchExplanation } from '@nextrung/contract/job-match'
import type { TargetRole } from '@nextrung/contract/roles'
import type { JobMatch } from '@nextrung/engine/matching/job-match'
import type { MatchInput } from '@nextrung/engine/matching/match-input'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { listLearnedSkills } from '../learning/learning.public.ts'
import { findUnderstood } from '../resumes/resumes.public.ts'
import type { SampleJob } from './sample-jobs.ts'

export type MatchedJob = SampleJob & { score: number; match: MatchExplanation }

type Asked = {
  resumeId: number
  targetRole: TargetRole | undefined
  places: readonly string[]
  isRemoteOnly: boolean
  jobs: readonly SampleJob[]
}

const readInput = async (ctx: RequestContext, asked: Asked): Promise<MatchInput> => {
  const { resumeId, targetRole, places, isRemoteOnly, jobs } = asked
  const userId = ctx.user.id
  const { document } = await findUnderstood(ctx, resumeId)
  const row = await findUserById(ctx.db, userId)
  const years = row?.yearsOfExperience
  return {
    person: {
      resume: document,
      ...(targetRole ? { targetRole } : {}),
      profile: {
        ...(row?.professionalTitle ? { title: row.professionalTitle } : {}),
        skills: row?.skills ?? [],
        certificates: row?.certifications ?? [],
        ...(typeof years === 'number' ? { yearsOfExperience: years } : {}),
      },
      learned: await listLearnedSkills(ctx.db, userId),
      today: ctx.now().toISOString().slice(0, 10),
    },
    wishes: { home: row?.currentLocation ?? null, places: [...places], isRemoteOnly },
    jobs: jobs.map(({ id, posting }) => ({ id, advertisement: posting.advertisement })),
  }
}

const explained = ({ summary, gates, parts, required, nice }: JobMatch): MatchExplanation => ({
  summary,
  gates,
  parts,
  required,
  nice,
})

/** Compares one of the person's versions with jobs, the best match first. */
export const findMatches = async (ctx: RequestContext, asked: Asked): Promise<MatchedJob[]> => {
  const input = await readInput(ctx, asked)
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const { result } = await capabilities.matchJobs(input, ctx.request.signal)
  const byId = new Map(result.matches.map((match) => [match.id, match]))
  return asked.jobs
    .flatMap((job) => {
      const match = byId.get(job.id)
      return match ? [{ ...job, score: match.score, match: explained(match) }] : []
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
