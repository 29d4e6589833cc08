type Field = { path: string; value: string | boolean }

const fieldsIn = (value: unknown, path = ''): Field[] => {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, `${path}/*`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => fieldsIn(item, `${path}/${key}`))
}

/** Similarity of two entries, by the length of the texts they share in the same fields. */
function likeness(a: readonly Field[], b: readonly Field[]): number {
  const left = [...b]
  let shared = 0
  for (const field of a) {
    const at = left.findIndex(({ path, value }) => path === field.path && value === field.value)
    if (at === -1) continue
    left.splice(at, 1)
    shared += typeof field.value === 'string' ? Math.min(field.value.length, 60) : 0
  }
  return shared
}

/**
 * For each entry of `now`, the position of the same entry in `before`, regardless of order and edits; undefined for a
 * new one. No position is used twice. Entries at their old position win ties.
 */
export function matchEntries(before: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const old = before.map((entry) => fieldsIn(entry))
  const found: (number | undefined)[] = now.map(() => undefined)
  const pairs = now.flatMap((entry, to) => {
    const fields = fieldsIn(entry)
    return old.map((other, from) => ({ to, from, shared: likeness(fields, other) }))
  })
  const taken = new Set<number>()
  const best = pairs
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || Math.abs(a.to - a.from) - Math.abs(b.to - b.from))
  for (const { to, from } of best) {
    if (found[to] !== undefined || taken.has(from)) continue
    found[to] = from
    taken.add(from)
  }
  return found
}
