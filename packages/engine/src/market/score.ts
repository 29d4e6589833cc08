import type { ScorePart } from '@nextrung/contract/market-figures'
import type { Figure } from '@nextrung/knowledge/market/figures'
import type { FormulaId } from '@nextrung/knowledge/market/formulas'
import { roundTo } from './scale.ts'

/** A score with what each input contributed; the points of the parts add up to the score, but for rounding. */
export type Score = { score: Figure; parts: ScorePart[] }

/** An input of a score: where it stands between 0 and 1, and how much it can contribute. */
export type Rated = Pick<ScorePart, 'label' | 'value' | 'unit'> & { share: number; weight: number }

/** A computed figure. It is confirmed if everything it was computed from is. */
export const derive = (
  value: number,
  { formula, from }: { formula: FormulaId; from: readonly (Figure | undefined)[] },
): Figure => {
  const known = from.filter((figure) => figure !== undefined)
  return {
    value,
    source: 'DERIVED',
    year: known[0]?.year,
    verified: known.every(({ verified }) => verified),
    formula,
    computedFrom: [...new Set(known.flatMap(({ source, computedFrom = [source] }) => computedFrom))],
  }
}

/** Points a score starts from, whatever the inputs. */
type Range = { base: number; span: number }

/**
 * A whole number: the base plus the span, in the proportion that the inputs reach of it. Weights are relative to one
 * another.
 */
export const makeScore = (
  rated: readonly Rated[],
  about: Range & { formula: FormulaId; from: readonly (Figure | undefined)[] },
): Score => {
  const { base, span, formula, from } = about
  const all = rated.reduce((sum, { weight }) => sum + weight, 0)
  const reached = rated.reduce((sum, { weight, share }) => sum + weight * share, 0) / all
  const start: ScorePart[] =
    base > 0 ? [{ label: 'Every area starts with', points: base, maxPoints: base }] : []
  return {
    score: derive(Math.round(base + span * reached), { formula, from }),
    parts: [
      ...start,
      ...rated.map(({ label, value, unit, share, weight }) => ({
        label,
        value,
        unit,
        points: roundTo((span * weight * share) / all, 1),
        maxPoints: roundTo((span * weight) / all, 1),
      })),
    ],
  }
}
