import type { Quote, QuoteTheme } from './quotes/quote.ts'
import { quoteList } from './quotes/quote-list.ts'

export type { Quote, QuoteTheme } from './quotes/quote.ts'

/** The quotes on a theme, in the order of the list; at least five for each. */
export const quotesOn = (theme: QuoteTheme): readonly Quote[] =>
  quoteList.filter(({ themes }) => themes.includes(theme))
