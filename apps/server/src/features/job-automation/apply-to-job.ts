import type { CallInput } from '@nextrung/contract/call'
import type { Application } from '@nextrung/contract/job-applications'
import { type applyToJob as call, jobLimits } from '@nextrung/contract/job-automation'
import { TargetRole } from '@nextrung/contract/roles'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  type ApplicationRow,
  applicationAnswers,
  countApplications,
  findApplicationTo,
  sendApplications,
} from '../applications/applications.public.ts'
import { findUserById } from '../identity/identity.public.ts'
import { findMatches } from './find-matches.ts'
import { findSendableResume } from './own-resume.ts'
import { prepareResume } from './prepare-resume.ts'
import { findSampleJob } from './sample-jobs.ts'

/** @throws AppError CONFLICT if the person removed it from their list */
const asShown = (row: ApplicationRow): ApplicationRow => {
  if (row.deletedAt === null) return row
  throw new AppError(
    'CONFLICT',
    'You have applied to this job before and removed the application. Nothing is sent twice.',
  )
}

/** Applies to one job because the person asked for it, whatever its score. */
export const applyToJob = async (
  ctx: RequestContext,
  { params: { jobId }, body }: CallInput<typeof call>,
): Promise<Application> => {
  const userId = ctx.user.id
  const own = { userId, jobId }
  const job = await findSampleJob(jobId, ctx.now())
  if (!job) throw notFound('This job')
  const resumeRow = await findSendableResume(ctx, body.resumeId)
  const before = await findApplicationTo(ctx.db, own)
  const row = before ? asShown(before) : await send(ctx, { job, resumeRow })
  const [answer] = await applicationAnswers(ctx.db, { userId, rows: [row] })
  if (!answer) throw new Error('An application has no answer.')
  return answer
}

type Sending = {
  job: NonNullable<Awaited<ReturnType<typeof findSampleJob>>>
  resumeRow: Awaited<ReturnType<typeof findSendableResume>>
}

const send = async (ctx: RequestContext, { job, resumeRow }: Sending): Promise<ApplicationRow> => {
  const userId = ctx.user.id
  const person = await findUserById(ctx.db, userId)
  const [matched] = await findMatches(ctx, {
    resumeId: resumeRow.id,
    targetRole: TargetRole.safeParse(person?.targetRole).data,
    places: person?.preferredLocations ?? [],
    isRemoteOnly: person?.preferredWorkType === 'remote',
    jobs: [job],
  })
  if (!matched) throw new Error('A job was not compared.')
  const resume = await prepareResume(ctx, resumeRow)
  return ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const before = await findApplicationTo(tx, { userId, jobId: job.id })
    if (before) return asShown(before)
    if ((await countApplications(tx, userId)) >= jobLimits.applications)
      throw new AppError(
        'CONFLICT',
        `There is room for ${jobLimits.applications} applications. Delete one first.`,
      )
    const [sent] = await sendApplications(ctx, tx, { resume, jobs: [matched], isAutomatic: false })
    if (!sent) throw new Error('An application was not stored.')
    return sent
  })
}
