import type { MarketFormula, MarketSource } from '@nextrung/contract/market-figures'
import { getMarketSource, marketFormulas } from '@nextrung/knowledge/market'
import type { FormulaId } from '@nextrung/knowledge/market/formulas'
import { type SourceId, sources } from '@nextrung/knowledge/sources'

const isSource = (id: unknown): id is SourceId => typeof id === 'string' && id in sources
const isFormula = (id: unknown): id is FormulaId => typeof id === 'string' && id in marketFormulas

type Found = { sources: Set<SourceId>; formulas: Set<FormulaId> }

const collect = (value: unknown, found: Found): void => {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  for (const [key, one] of Object.entries(value)) {
    const named = Array.isArray(one) ? one : [one]
    if (key === 'source' || key === 'sources' || key === 'computedFrom' || key === 'employersSource')
      for (const id of named.filter(isSource)) found.sources.add(id)
    else if (key === 'formula' && isFormula(one)) found.formulas.add(one)
    else collect(one, found)
  }
}

/** Every source and formula that the value names, wherever in it, in the order of the registry. */
export const listCitations = (value: unknown): { sources: MarketSource[]; formulas: MarketFormula[] } => {
  const found: Found = { sources: new Set(), formulas: new Set() }
  collect(value, found)
  return {
    sources: Object.keys(sources)
      .filter(isSource)
      .filter((id) => found.sources.has(id))
      .map((id) => ({ ...getMarketSource(id) })),
    formulas: Object.entries(marketFormulas)
      .filter(([id]) => isFormula(id) && found.formulas.has(id))
      .map(([id, { name, how, inputs }]) => ({
        id,
        name,
        how,
        inputs: inputs.map((input) => ({ ...input })),
      })),
  }
}
