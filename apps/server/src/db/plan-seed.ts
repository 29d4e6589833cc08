import { createHash } from 'node:crypto'

/** A stored row as the seed sees it: its key, its values, and the hash of what the seed wrote last. */
export type SeededRow<Values> = {
  id: number
  key: string
  values: Values
  seedHash: string | null
  setByOperatorAt: Date | null
}

export type SeedPlan<Values> = {
  insert: { values: Values; seedHash: string }[]
  update: { id: number; values: Values; seedHash: string }[]
  /** Changed by the operator, and not yet noted. */
  note: number[]
  /** Written by an earlier seed, and no longer in this one. */
  remove: number[]
}

/** The same for the same values, whatever the order of their keys: the database keeps its own order. */
export const hashOf = (values: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(values)))
    .digest('hex')
    .slice(0, 24)

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]))
}

/** Whether the operator changed the row, or added it. */
export const isSetByOperator = ({
  values,
  seedHash,
}: Pick<SeededRow<unknown>, 'values' | 'seedHash'>): boolean => hashOf(values) !== seedHash

// The wanted rows are the same objects at every run, and hashing them takes as long as reading the table.
const wantedHashes = new WeakMap<object, string>()

const hashOfWanted = (values: object): string => {
  const hash = wantedHashes.get(values) ?? hashOf(values)
  wantedHashes.set(values, hash)
  return hash
}

/**
 * What to write so that the table holds the wanted rows, without touching any that the operator changed. The wanted
 * values must never be changed in place.
 */
export const planSeed = <Values extends object>(
  stored: readonly SeededRow<Values>[],
  wanted: ReadonlyMap<string, Values>,
): SeedPlan<Values> => {
  const plan: SeedPlan<Values> = { insert: [], update: [], note: [], remove: [] }
  const byKey = new Map(stored.map((row) => [row.key, row]))
  const setByOperator = new Set(stored.filter(isSetByOperator))
  for (const row of stored) {
    if (!setByOperator.has(row)) {
      if (!wanted.has(row.key)) plan.remove.push(row.id)
    } else if (row.setByOperatorAt === null) plan.note.push(row.id)
  }
  for (const [key, values] of wanted) {
    const seedHash = hashOfWanted(values)
    const row = byKey.get(key)
    if (!row) plan.insert.push({ values, seedHash })
    else if (!setByOperator.has(row) && row.seedHash !== seedHash)
      plan.update.push({ id: row.id, values, seedHash })
  }
  return plan
}
