import { listProficiencyLevels } from '@nextrung/engine/learning/list-proficiency-levels'
import type { Database } from '../../db/client.ts'
import { planSeed } from '../../db/plan-seed.ts'
import {
  type ProficiencyValues,
  proficiencyKey,
  readProficiencyLevels,
  writeProficiencyPlan,
} from './proficiency.store.ts'

let wanted: ReadonlyMap<string, ProficiencyValues> | undefined

/** The levels of the knowledge base, by key. */
export const wantedProficiencyLevels = (): ReadonlyMap<string, ProficiencyValues> => {
  wanted ??= new Map(listProficiencyLevels().map((values) => [proficiencyKey(values), values]))
  return wanted
}

/**
 * Fills the table of proficiency levels from the knowledge base. Can run at any time and any number of times: it leaves
 * rows alone that the operator changed or added.
 */
export const seedProficiencyLevels = async (
  db: Database,
  { now, levels = wantedProficiencyLevels() }: { now: Date; levels?: ReadonlyMap<string, ProficiencyValues> },
): Promise<void> => {
  const plan = planSeed(await readProficiencyLevels(db), levels)
  if (Object.values(plan).every((rows) => rows.length === 0)) return
  await writeProficiencyPlan(db, { plan, now })
}
