import { type Quote, type QuoteTheme, quotesOn } from '@nextrung/knowledge/quotes'
import type { WorkKind } from '@nextrung/knowledge/words/work-kinds'
import type { StoryFacts } from './story-facts.ts'

const themeOfKind: Record<WorkKind, QuoteTheme> = {
  build: 'craft',
  improve: 'order',
  run: 'calm',
  guide: 'people',
  organise: 'persistence',
  investigate: 'evidence',
}

const themeOf = ({ standing }: StoryFacts, kind: WorkKind | undefined): QuoteTheme => {
  if (standing === 'starter') return 'beginning'
  if (standing === 'changer') return kind === 'guide' ? 'people' : 'change'
  if (standing === 'nearby') return kind ? themeOfKind[kind] : 'learning'
  return kind ? themeOfKind[kind] : 'persistence'
}

/** A number that follows from the text alone (FNV-1a). */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A quote on the theme of the person's work; which one follows from the person, so it stays the same. */
export const chooseQuote = (facts: StoryFacts, kind: WorkKind | undefined): Quote | undefined => {
  const quotes = quotesOn(themeOf(facts, kind))
  const person = [
    facts.jobs.map(({ employer }) => employer),
    facts.skills.map(({ text }) => text),
    facts.needs.role,
  ]
  return quotes[numberOf(JSON.stringify(person)) % quotes.length]
}
