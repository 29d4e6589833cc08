const longest = 6000

/** How often each three letters in a row occur in a text, spaces between words included. */
export function triplesOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, longest)} `
  for (let at = 0; at + 3 <= plain.length; at += 1) {
    const triple = plain.slice(at, at + 3)
    counts.set(triple, (counts.get(triple) ?? 0) + 1)
  }
  return counts
}

/** Without the triples that another text has too. */
export const triplesWithout = (triples: ReadonlyMap<string, number>, known: ReadonlyMap<string, number>) =>
  new Map([...triples].filter(([triple]) => !known.has(triple)))

/** The share of the wanted triples that are found. */
export function sharedTriples(
  wanted: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): number {
  let [shared, total] = [0, 0]
  for (const [triple, count] of wanted) {
    total += count
    shared += Math.min(count, found.get(triple) ?? 0)
  }
  return total === 0 ? 0 : shared / total
}
