import { checkLine } from '../../check-line.ts'
import type { Violation } from '../../violation.ts'
import type { AdversarialCase, AdversarialSet } from './adversarial-case.ts'
import { honest, inventions } from './adversarial-sets.ts'

export type Part = keyof AdversarialSet

/** For one kind of case: how many there are, how many the check rejected, and those it got wrong. */
export type TruthRow = {
  kind: string
  cases: number
  objected: number
  wrong: { line: string; violations: Violation[] }[]
}

const objectionsTo = ([source, line]: AdversarialCase): Violation[] =>
  checkLine({ line, sources: typeof source === 'string' ? [source] : [...source] })

const measure = (kind: string, cases: readonly AdversarialCase[], isInvented: boolean): TruthRow => {
  const checked = cases.map((each) => ({ line: each[1], violations: objectionsTo(each) }))
  return {
    kind,
    cases: cases.length,
    objected: checked.filter(({ violations }) => violations.length > 0).length,
    wrong: checked.filter(({ violations }) => violations.length > 0 !== isInvented),
  }
}

const casesOf = (set: AdversarialSet, parts: readonly Part[]): AdversarialCase[] =>
  parts.flatMap((part) => [...set[part]])

/** Measures the no-invention check on the adversarial set. It should reject all inventions and accept honest lines. */
export const measureTruth = (parts: readonly Part[]): { inventions: TruthRow[]; honest: TruthRow[] } => ({
  inventions: Object.entries(inventions).map(([kind, set]) => measure(kind, casesOf(set, parts), true)),
  honest: Object.entries(honest).map(([kind, set]) => measure(kind, casesOf(set, parts), false)),
})
