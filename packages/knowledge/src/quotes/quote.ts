export const quoteMoods = ['excited', 'happy', 'focused', 'neutral', 'stressed'] as const
export type QuoteMood = (typeof quoteMoods)[number]

/** What a quote is about. Only quotes that suit a story about work have a theme; the assignment is our judgement. */
export const quoteThemes = [
  'beginning',
  'change',
  'courage',
  'persistence',
  'craft',
  'order',
  'calm',
  'people',
  'evidence',
  'learning',
] as const
export type QuoteTheme = (typeof quoteThemes)[number]

export type Quote = {
  text: string
  author: string
  /** The year; absent if it is unknown or there is no single author. */
  authorDied?: number
  /** Title and year, and the translator of a translation. */
  work: string
  moods: readonly QuoteMood[]
  themes: readonly QuoteTheme[]
  /** The edition in which the wording was found. */
  verifiedIn: string
}
