import { makeRandom } from '../resume-reader/seeded-random.ts'

/** A figure that was given and one that should have been, for an answer to a question. */
export type Pair = { given: number; wanted: number; group: string }

export function correlationOf(pairs: readonly Pair[]): number {
  const mean = (value: (pair: Pair) => number) =>
    pairs.reduce((sum, pair) => sum + value(pair), 0) / pairs.length
  const [given, wanted] = [mean((pair) => pair.given), mean((pair) => pair.wanted)]
  let [both, first, second] = [0, 0, 0]
  for (const pair of pairs) {
    both += (pair.given - given) * (pair.wanted - wanted)
    first += (pair.given - given) ** 2
    second += (pair.wanted - wanted) ** 2
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second)
}

export const errorOf = (pairs: readonly Pair[]): number =>
  Math.sqrt(pairs.reduce((sum, { given, wanted }) => sum + (given - wanted) ** 2, 0) / pairs.length)

/** What was called and what should have been. */
export type Called = { given: string; wanted: string }

export const accuracyOf = (called: readonly Called[]): number =>
  called.filter(({ given, wanted }) => given === wanted).length / called.length

/** The mean F1 of the classes that occur. */
export function macroF1(called: readonly Called[]): number {
  const classes = [...new Set(called.map(({ wanted }) => wanted))]
  const each = classes.map((name) => {
    const right = called.filter(({ given, wanted }) => given === name && wanted === name).length
    const wrong = called.filter(({ given, wanted }) => (given === name) !== (wanted === name)).length
    return (2 * right) / Math.max(1, 2 * right + wrong)
  })
  return each.reduce((sum, value) => sum + value, 0) / each.length
}

const draws = 1000

/** The middle 95 % of a figure when the questions are drawn anew. */
export function intervalOf(
  pairs: readonly Pair[],
  figure: (pairs: readonly Pair[]) => number,
): [number, number] {
  const random = makeRandom(1)
  const groups = [...Map.groupBy(pairs, ({ group }) => group).values()]
  const figures = Array.from({ length: draws }, () =>
    figure(groups.flatMap(() => random.pick(groups))),
  ).toSorted((a, b) => a - b)
  return [figures[Math.floor(draws * 0.025)] ?? 0, figures[Math.floor(draws * 0.975)] ?? 0]
}
