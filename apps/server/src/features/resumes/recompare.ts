import type { StoredComparison } from '@nextrung/contract/resumes'
import type { RequestContext } from '../../http/request-context.ts'
import { compareVersions, compareWithPreviousVersion } from './compare-with-previous-version.ts'
import { listComparedWith } from './comparisons.store.ts'
import type { ResumeRow } from './resumes.store.ts'

export type Comparisons = { id: number; comparison: StoredComparison | null }[]

/** Recomputes the comparisons that a changed version is part of, as the newer or the older one. */
export const recompare = async (ctx: RequestContext, changed: ResumeRow): Promise<Comparisons> => {
  const { userId, id } = changed
  const comparisons = [{ id, comparison: await compareWithPreviousVersion(ctx, changed) }]
  for (const newer of await listComparedWith(ctx.db, { userId, id })) {
    const comparison = await compareVersions(ctx, { older: changed, newer: { ...newer, userId } })
    comparisons.push({ id: newer.id, comparison })
  }
  return comparisons
}
