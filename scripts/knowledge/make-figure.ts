import type { Figure } from '@nextrung/knowledge/market/figures'
import { type FormulaId, marketFormulas } from '@nextrung/knowledge/market/formulas'
import { type SourceId, sources } from '@nextrung/knowledge/sources'
import type { FactFigure, SuppressibleFigure } from './market-facts.ts'

/** What the facts computed from figures they do not hold. */
const computedFrom: Partial<Record<FormulaId, readonly SourceId[]>> = {
  N3: ['OEWS25', 'OEWS24'],
  N3b: ['OEWS25', 'OEWS22'],
}

const isSource = (id: string): id is SourceId => id in sources
const isFormula = (id: string): id is FormulaId => id in marketFormulas

/** @throws Error with what to do, if the source is not registered */
export const requireSource = (id: string): SourceId => {
  if (isSource(id)) return id
  throw new Error(`The source ${id} is unknown: describe it in packages/knowledge/src/sources.ts first.`)
}

/** A figure of the facts with the period it describes, its own or its source's. */
export const makeFigure = (fact: FactFigure): Figure => {
  const source = requireSource(fact.source)
  const year = String(fact.year ?? fact.period ?? sources[source].year)
  return {
    value: fact.value,
    source,
    year,
    verified: fact.verified,
    ...readFormula(fact.formula),
    ...(fact.n === undefined ? {} : { n: fact.n }),
  }
}

const readFormula = (formula: string | undefined): Partial<Figure> => {
  if (formula === undefined || !isFormula(formula)) return {}
  const from = computedFrom[formula]
  return { formula, ...(from ? { computedFrom: from } : {}) }
}

/** Undefined for a figure that was not published. */
export const makeFigureIfKnown = (fact: SuppressibleFigure | undefined): Figure | undefined =>
  fact === undefined || fact.value === null ? undefined : makeFigure({ ...fact, value: fact.value })
