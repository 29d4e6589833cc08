import type { MarketDetails, MarketFormula, MarketSource } from '@nextrung/contract/market-figures'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

type MarketFacts = {
  occupation: MarketDetails['occupation'] | undefined
  findSource: (id: string) => MarketSource | undefined
  findFormula: (id: string | undefined) => MarketFormula | undefined
}

type Given = {
  occupation?: MarketDetails['occupation'] | undefined
  sources: readonly MarketSource[]
  formulas: readonly MarketFormula[]
}

const nothing: MarketFacts = {
  occupation: undefined,
  findSource: () => undefined,
  findFormula: () => undefined,
}

const MarketFactsContext = createContext(nothing)

/** Gives the figures below it their sources and formulas. */
export const MarketFactsProvider = ({
  facts,
  children,
}: {
  facts: Given | undefined
  children: ReactNode
}) => {
  const value = useMemo(() => (facts ? toFacts(facts) : nothing), [facts])
  return <MarketFactsContext value={value}>{children}</MarketFactsContext>
}

const toFacts = ({ occupation, sources, formulas }: Given): MarketFacts => {
  const sourceById = new Map(sources.map((source) => [source.id, source]))
  const formulaById = new Map(formulas.map((formula) => [formula.id, formula]))
  return {
    occupation,
    findSource: (id) => sourceById.get(id),
    findFormula: (id) => (id === undefined ? undefined : formulaById.get(id)),
  }
}

export const useMarketFacts = (): MarketFacts => useContext(MarketFactsContext)
