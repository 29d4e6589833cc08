// How a shown fact is compared with the truth: leniently on names, one of which may hold the other, strictly on dates,
// as in `score-people.mjs`.
const bare = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** Whether both are the same text, but for case and punctuation. */
export const isSameName = (a: string | null | undefined, b: string | null | undefined): boolean =>
  bare(a) === bare(b)

/** Whether both are the same text, or one holds the other. */
export function isSameText(a: string | null | undefined, b: string | null | undefined): boolean {
  const [one, other] = [bare(a), bare(b)]
  if (one === '' || other === '') return false
  return one === other || (one.length > 3 && other.length > 3 && (one.includes(other) || other.includes(one)))
}

/** Whether a date of the truth (`2019-04`, `2019`, `present`, or nothing) is the one that was read. */
export function isSameDate(truth: string | null, found: string | undefined, side?: 'end'): boolean {
  if (truth === 'present') return side === 'end' && found === undefined
  if (truth === null) return found === undefined
  if (found === undefined) return false
  const length = truth.length === 4 || found.length === 4 ? 4 : 7
  return truth.slice(0, length) === found.slice(0, length)
}

/**
 * For each shown entry the true one that agrees in most of the tests, each used once. The first test or the second must
 * hold: dates alone do not make two entries the same.
 */
export function bestPairs<Shown, Truth>(
  shown: readonly Shown[],
  truths: readonly Truth[],
  tests: (entry: Shown, truth: Truth) => boolean[],
): (Truth | undefined)[] {
  const pairs = shown.flatMap((entry, at) =>
    truths.flatMap((truth) => {
      const held = tests(entry, truth)
      const score = held.filter(Boolean).length
      return held[0] || held[1] ? [{ at, truth, score }] : []
    }),
  )
  const found: (Truth | undefined)[] = shown.map(() => undefined)
  const used = new Set<Truth>()
  for (const { at, truth } of pairs.sort((a, b) => b.score - a.score || a.at - b.at)) {
    if (found[at] !== undefined || used.has(truth)) continue
    found[at] = truth
    used.add(truth)
  }
  return found
}
