import type { JobSettings } from '@nextrung/contract/job-automation'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { readAutoApply, stateOf } from './auto-apply.ts'
import { listHiddenJobs } from './job-settings.store.ts'
import { findSampleJobs } from './sample-jobs.ts'

const listHidden = async (ctx: RequestContext): Promise<JobSettings['hidden']> => {
  const rows = await listHiddenJobs(ctx.db, ctx.user.id)
  if (rows.length === 0) return []
  const jobs = new Map(
    (await findSampleJobs(ctx.now())).map(({ id, posting }) => [id, posting.advertisement]),
  )
  return rows.flatMap(({ jobId, reason }) => {
    const job = jobs.get(jobId)
    return job ? [{ jobId, title: job.title, company: job.employer ?? '', reason }] : []
  })
}

/** How the person searches and applies, and what the next search starts from. */
export const jobSettingsAnswer = async (ctx: RequestContext): Promise<JobSettings> => {
  const userId = ctx.user.id
  const autoApply = await readAutoApply(ctx.db, { userId, now: ctx.now() })
  const person = await findUserById(ctx.db, userId)
  const { autoApplyThreshold, dailyCap, employerCap, isPaused, blockedEmployers } = autoApply.settings
  return {
    preferences: {
      preferredLocations: person?.preferredLocations ?? [],
      remoteOnly: person?.preferredWorkType === 'remote',
      autoApplyThreshold,
    },
    consentedAt: autoApply.consentedAt?.toISOString() ?? null,
    dailyCap,
    employerCap,
    isPaused,
    blockedEmployers,
    sentToday: autoApply.sentToday,
    autoApply: stateOf(autoApply),
    hidden: await listHidden(ctx),
  }
}
