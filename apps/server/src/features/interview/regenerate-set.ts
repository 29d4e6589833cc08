import { holdLock } from '../../db/advisory-locks.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { currentSet, type DrawnSet, type SetKey } from './current-set.ts'
import { findLastDraw } from './draws.store.ts'
import { storeDraw } from './store-draw.ts'

const repeatMs = 2000

/** Draws another set and stores it. A repeat within two seconds is a double click, and gets the first one's set. */
export const regenerateSet = (
  ctx: RequestContext,
  { key, gaps }: { key: SetKey; gaps: ReadonlyMap<string, number> },
): Promise<DrawnSet> =>
  ctx.db.transaction(async (tx) => {
    const { userId } = key
    const now = ctx.now()
    await holdLock(tx, 'person', userId)
    const last = await findLastDraw(tx, key)
    const age = last ? now.getTime() - last.createdAt.getTime() : repeatMs
    if (last?.isRegenerated && age >= 0 && age < repeatMs) return currentSet(tx, { key, gaps, now })
    const set = await currentSet(tx, { key, gaps, now, anew: true })
    if (set.questions.length === 0) return set
    await spendAllowance(ctx, tx, { userId, code: 'interview_questions' })
    return storeDraw(tx, { key, set, now, isRegenerated: true })
  })
