import { industryWords } from '@nextrung/knowledge/words/industry-words'
import { anyPhrase } from '../text/phrase-pattern.ts'

const patterns = [...industryWords].map(([industry, words]) => ({ industry, pattern: anyPhrase(words) }))

/** The fields of business that texts are about, each with the first words that say so. */
export const readIndustries = (texts: readonly string[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const text of texts)
    for (const { industry, pattern } of patterns) {
      if (found.has(industry)) continue
      const words = pattern.exec(text)?.[0]
      if (words) found.set(industry, words)
    }
  return found
}
