import type { StoredLevel } from '@nextrung/engine/learning/describe-levels'
import type { ProficiencyLevel } from '@nextrung/engine/learning/list-proficiency-levels'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { SeededRow, SeedPlan } from '../../db/plan-seed.ts'
import { writeSeedPlan } from '../../db/write-seed-plan.ts'
import { skillProficiencyLevels } from './proficiency.table.ts'

/** What a row holds besides its id and what the seed keeps about it; the operator may add a level of their own. */
export type ProficiencyValues = Omit<ProficiencyLevel, 'level'> & { level: number }

export const proficiencyKey = ({ skillName, level }: Pick<ProficiencyValues, 'skillName' | 'level'>) =>
  `${skillName} / ${level}`

/** Everything in the table, as the seed sees it. */
export const readProficiencyLevels = async (db: Database): Promise<SeededRow<ProficiencyValues>[]> =>
  (await db.select().from(skillProficiencyLevels)).map(({ id, seedHash, setByOperatorAt, ...values }) => ({
    id,
    key: proficiencyKey(values),
    values,
    seedHash,
    setByOperatorAt,
  }))

/** Writes a seed's plan. Another process may be writing the same one. */
export const writeProficiencyPlan = (
  db: Database,
  { plan, now }: { plan: SeedPlan<ProficiencyValues>; now: Date },
): Promise<void> => db.transaction((tx) => writeSeedPlan(tx, { table: skillProficiencyLevels, plan, now }))

/** The levels of one skill, by its name in the taxonomy. */
export const listLevelsOf = (db: Database, skillName: string): Promise<StoredLevel[]> =>
  db.select().from(skillProficiencyLevels).where(eq(skillProficiencyLevels.skillName, skillName))
