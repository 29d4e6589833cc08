import type { Database } from '../../db/client.ts'
import { type DrawnSet, dayMs, type SetKey } from './current-set.ts'
import { insertDraw } from './draws.store.ts'

const keptDays = 2

type Stored = { key: SetKey; set: DrawnSet; now: Date; isRegenerated: boolean }

/** Stores a set, so that it stays as it is while the person works through it. */
export const storeDraw = async (
  tx: Database,
  { key, set, now, isRegenerated }: Stored,
): Promise<Required<DrawnSet>> => {
  const draw = await insertDraw(tx, {
    draw: { ...key, questions: set.questions, isRegenerated, createdAt: now },
    dropBefore: new Date(now.getTime() - keptDays * dayMs),
  })
  return { questions: draw.questions, draw }
}
