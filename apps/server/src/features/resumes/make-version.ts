import type { Database } from '../../db/client.ts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { KnownRequest } from '../../idempotency/idempotency.store.ts'
import { once } from '../../idempotency/once.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { lockIfUnfinished } from './analysis.store.ts'
import { analyzeResumeJob } from './analyze-resume.job.ts'
import { findResume, insertResume, type NewResume, type ShownResumeRow } from './resumes.store.ts'
import { requireStorageQuota, requireVersionQuota } from './storage-quota.ts'

type VersionRequest = {
  request: KnownRequest
  /** The size of the file, if the version comes with one. */
  fileBytes?: number
  /** Builds the new version inside the transaction that stores it. */
  build: (tx: Database) => Promise<Omit<NewResume, 'userId'>>
}

/**
 * Creates a version once per request, if the person has room for it. A version that needs analysis costs an
 * allowance; its analysis is enqueued, or waits for that of its base.
 */
export const makeVersion = (
  ctx: RequestContext,
  { request, fileBytes, build }: VersionRequest,
): Promise<ShownResumeRow> =>
  ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        await (fileBytes === undefined
          ? requireVersionQuota(ctx, tx)
          : requireStorageQuota(ctx, { db: tx, bytes: fileBytes }))
        const version = await insertResume(tx, { ...(await build(tx)), userId: ctx.user.id })
        if (version.status !== 'completed') await beginAnalysis(ctx, tx, version)
        return version
      },
      keep: ({ id }) => ({ answerId: id }),
      recall: ({ answerId }) => recallVersion(ctx, tx, answerId),
    }),
  )

/** The version created by an earlier identical request. */
export const recallVersion = async (
  ctx: RequestContext,
  db: Database,
  answerId: number | null,
): Promise<ShownResumeRow> => {
  const version = answerId === null ? undefined : await findResume(db, { userId: ctx.user.id, id: answerId })
  if (!version) throw notFound('This resume')
  return version
}

const beginAnalysis = async (ctx: RequestContext, tx: Database, { id, basedOn }: ShownResumeRow) => {
  const userId = ctx.user.id
  await spendAllowance(ctx, tx, { userId, code: 'resume_optimization' })
  const isWaiting = basedOn !== null && (await lockIfUnfinished(tx, { userId, id: basedOn }))
  if (!isWaiting) await ctx.queue.enqueue(tx, analyzeResumeJob, { userId, id })
}
