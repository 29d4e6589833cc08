import type { CallInput } from '@nextrung/contract/call'
import {
  type hideJob as hideCall,
  type JobSettings,
  jobLimits,
  type showJob as showCall,
} from '@nextrung/contract/job-automation'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { countHiddenJobs, deleteHiddenJob, saveHiddenJob } from './job-settings.store.ts'
import { jobSettingsAnswer } from './job-settings-answer.ts'
import { findSampleJob } from './sample-jobs.ts'

/** Leaves a job out of the person's searches. */
export const hideJob = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof hideCall>,
): Promise<JobSettings> => {
  const { jobId } = params
  const userId = ctx.user.id
  const now = ctx.now()
  if (!(await findSampleJob(jobId, now))) throw notFound('This job')
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    if ((await countHiddenJobs(tx, userId)) >= jobLimits.hidden)
      throw new AppError(
        'CONFLICT',
        `You have hidden ${jobLimits.hidden} jobs. Show some of them again first.`,
      )
    await saveHiddenJob(tx, { userId, jobId, reason: body.reason || null, createdAt: now })
  })
  return jobSettingsAnswer(ctx)
}

/** Shows a hidden job again. */
export const showJob = async (
  ctx: RequestContext,
  { params }: CallInput<typeof showCall>,
): Promise<JobSettings> => {
  await deleteHiddenJob(ctx.db, { userId: ctx.user.id, jobId: params.jobId })
  return jobSettingsAnswer(ctx)
}
