import type { CallInput } from '@nextrung/contract/call'
import { autoSearch as call, jobLimits, type SearchResult } from '@nextrung/contract/job-automation'
import { TargetRole } from '@nextrung/contract/roles'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { once } from '../../idempotency/once.ts'
import {
  type ApplicationRow,
  applicationAnswers,
  countApplications,
  findApplication,
  type ResumePacket,
  sendApplications,
} from '../applications/applications.public.ts'
import { findUserById, findUserForUpdate, updateUser } from '../identity/identity.public.ts'
import { type AutoApply, decide, readAutoApply, stateOf } from './auto-apply.ts'
import { filterJobs } from './filter-jobs.ts'
import { findMatches, type MatchedJob } from './find-matches.ts'
import { jobAnswer } from './job-answer.ts'
import { listHiddenJobs, saveSettings } from './job-settings.store.ts'
import { findSendableResume } from './own-resume.ts'
import { prepareResume } from './prepare-resume.ts'
import { findSampleJobs } from './sample-jobs.ts'

type Body = CallInput<typeof call>['body']
type Found = { jobs: MatchedJob[]; body: Body }

const findJobs = async (ctx: RequestContext, body: Body): Promise<MatchedJob[]> => {
  const userId = ctx.user.id
  const { preferences, filters } = body
  const selection = await findUserById(ctx.db, userId)
  const matched = await findMatches(ctx, {
    resumeId: body.resumeId,
    targetRole: body.targetRole ?? TargetRole.safeParse(selection?.targetRole).data,
    places: preferences.preferredLocations,
    isRemoteOnly: preferences.remoteOnly,
    jobs: await findSampleJobs(ctx.now()),
  })
  const hidden = new Set((await listHiddenJobs(ctx.db, userId)).map(({ jobId }) => jobId))
  return filterJobs(matched, { preferences, filters, hidden, now: ctx.now() })
}

const decideAll = (autoApply: AutoApply, { jobs, body }: Found) =>
  decide(autoApply, {
    threshold: body.preferences.autoApplyThreshold,
    jobs: jobs.map(({ id, score, posting }) => ({
      id,
      score,
      company: posting.advertisement.employer ?? '',
    })),
  })

const requireConfirmed = ({ preferences, confirm }: Body, autoApply: AutoApply): void => {
  if (preferences.autoApplyThreshold > 0 || confirm || !stateOf(autoApply).isOn) return
  throw new AppError(
    'CONFLICT',
    'With a threshold of 0, your resume is sent to every job that is found, whether it fits or not. Raise the threshold, or confirm that you want this.',
  )
}

/** Keeps what the person searched for as the defaults of the next search. */
const keepPreferences = async (
  tx: Database,
  { userId, preferences }: { userId: number; preferences: Body['preferences'] },
): Promise<void> => {
  const { preferredLocations, remoteOnly, autoApplyThreshold } = preferences
  await saveSettings(tx, { userId, change: { autoApplyThreshold: Math.round(autoApplyThreshold) } })
  const row = await findUserForUpdate(tx, userId)
  if (!row) return
  const preferredWorkType = remoteOnly
    ? 'remote'
    : row.preferredWorkType === 'remote'
      ? null
      : row.preferredWorkType
  const isKept =
    JSON.stringify(row.preferredLocations ?? []) === JSON.stringify(preferredLocations) &&
    row.preferredWorkType === preferredWorkType
  if (!isKept) await updateUser(tx, { id: userId, change: { preferredLocations, preferredWorkType } })
}

const apply = async (
  ctx: RequestContext,
  tx: Database,
  { found, resume }: { found: Found; resume: ResumePacket | undefined },
): Promise<ApplicationRow[]> => {
  const userId = ctx.user.id
  await keepPreferences(tx, { userId, preferences: found.body.preferences })
  if (!resume) return []
  // Another request may have sent something, or the person withdrawn their consent, since the jobs were found.
  const outcomes = decideAll(await readAutoApply(tx, { userId, now: ctx.now() }), found)
  const room = jobLimits.applications - (await countApplications(tx, userId))
  const jobs = found.jobs.filter(({ id }) => outcomes.get(id) === 'sent').slice(0, Math.max(0, room))
  return sendApplications(ctx, tx, { resume, jobs, isAutomatic: true })
}

const listByIds = async (
  db: Database,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<ApplicationRow[]> => {
  const rows = await Promise.all(ids.map((id) => findApplication(db, { userId, id })))
  return rows.flatMap((row) => row ?? [])
}

/** Finds jobs for one of the person's versions and, with their consent, applies to those that match well enough. */
export const autoSearch = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<SearchResult> => {
  const userId = ctx.user.id
  const request = await describeRequest(ctx, { call, asked: body })
  const row = await findSendableResume(ctx, body.resumeId)
  const before = await readAutoApply(ctx.db, { userId, now: ctx.now() })
  requireConfirmed(body, before)
  const found = { jobs: await findJobs(ctx, body), body }
  const willSend = [...decideAll(before, found).values()].includes('sent')
  const resume = willSend ? await prepareResume(ctx, row) : undefined
  const sent = await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: () => apply(ctx, tx, { found, resume }),
      keep: (rows) => ({ answer: rows.map(({ id }) => id) }),
      recall: ({ answer }) => listByIds(tx, { userId, ids: answer as number[] }),
    }),
  )
  await ctx.failPoint('application.after-commit')
  return searchAnswer(ctx, { found, sent })
}

const searchAnswer = async (
  ctx: RequestContext,
  { found, sent }: { found: Found; sent: ApplicationRow[] },
): Promise<SearchResult> => {
  const userId = ctx.user.id
  const autoApply = await readAutoApply(ctx.db, { userId, now: ctx.now() })
  const outcomes = decideAll(autoApply, found)
  const sentNow = new Set(sent.map(({ jobId }) => jobId))
  return {
    jobs: found.jobs.slice(0, jobLimits.shown).map((job) =>
      jobAnswer(job, {
        outcome: sentNow.has(job.id) ? 'sent' : (outcomes.get(job.id) ?? 'below-threshold'),
        autoApply,
      }),
    ),
    autoApplications: await applicationAnswers(ctx.db, { userId, rows: sent }),
    found: found.jobs.length,
    autoApply: stateOf(autoApply),
  }
}
