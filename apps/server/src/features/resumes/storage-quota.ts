import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { countVersions } from './resumes.store.ts'
import { sumFileBytes } from './uploaded-files.store.ts'

const tooMany = (versions: number) =>
  new AppError(
    'TOO_MANY_VERSIONS',
    `You have ${versions} resume versions, which is the maximum. Delete one and try again.`,
  )

/** @throws AppError TOO_MANY_VERSIONS if the person has reached the limit */
export const requireVersionQuota = async (ctx: Context, db: Database): Promise<void> => {
  const versions = await countVersions(db, ctx.user.id)
  if (versions >= ctx.config.limits.versionsPerPerson) throw tooMany(versions)
}

/** @throws AppError STORAGE_FULL if the server's disk is nearly full */
export const requireFreeDisk = async (ctx: Context): Promise<void> => {
  if ((await ctx.freeDiskBytes()) < ctx.config.limits.minimumFreeDiskBytes)
    throw new AppError(
      'STORAGE_FULL',
      'Storage is full. Nothing was saved; please tell the people who run this server.',
    )
}

/** @throws AppError STORAGE_FULL or TOO_MANY_VERSIONS if there is no room for a file of this size */
export const requireStorageQuota = async (
  ctx: Context,
  input: { db: Database; bytes: number },
): Promise<void> => {
  await requireFreeDisk(ctx)
  await requireVersionQuota(ctx, input.db)
  const { storagePerPersonBytes } = ctx.config.limits
  if ((await sumFileBytes(input.db, ctx.user.id)) + input.bytes > storagePerPersonBytes)
    throw tooMany(await countVersions(input.db, ctx.user.id))
}
