import type { MarketFigure } from '@nextrung/contract/market-figures'
import type { Figure } from '@nextrung/knowledge/market/figures'

/** A figure as it travels to the browser, in an object of its own. */
export const toWire = ({ computedFrom, ...figure }: Figure): MarketFigure => ({
  ...figure,
  ...(computedFrom ? { computedFrom: [...computedFrom] } : {}),
})
