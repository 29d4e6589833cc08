import { naturalLanguages } from './check-credentials.ts'
import type { LineClaim, Violation } from './violation.ts'

/** Synonyms of each level; levels don't substitute for each other. */
const levels: [string, RegExp][] = [
  ['native', /near-native|native|mother tongue|first language|L1/],
  ['bilingual', /bilingual|trilingual/],
  ['very good', /very good|excellent|outstanding|perfect|superb/],
  ['fluent', /fluently|fluent|fluency/],
  ['proficient', /proficient|proficiency/],
  ['negotiation', /negotiation level|negotiation-safe|business fluent/],
  ['business', /business/],
  ['professional', /professional/],
  ['upper', /upper[- ]intermediate/],
  ['intermediate', /intermediate/],
  ['advanced', /advanced/],
  ['strong', /strong/],
  ['conversational', /conversational/],
  ['good', /good|solid/],
  ['working', /working/],
  ['basic', /basics?|beginner|elementary|rudimentary|limited|some|a little|school|passive/],
  ...['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((level): [string, RegExp] => [level, new RegExp(level)]),
]
const levelPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${levels.map(([, { source }]) => source).join('|')})(?![\\p{L}\\d])`,
  'giu',
)

const levelOf = (word: string): string =>
  levels.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`, 'i').test(word))?.[0] ??
  word.toLowerCase()

type Told = { byLanguage: Map<string, Set<string>>; shared: Set<string> }

const parts = /[,;/|•\n]|\band\b|&|\.(?=\s|$)/i

/** The levels a text gives for each language; a level alone between separators applies to all. */
const readLevels = (text: string): Told => {
  const byLanguage = new Map<string, Set<string>>()
  const shared = new Set<string>()
  for (const part of text.split(parts)) {
    const languages = part.match(naturalLanguages) ?? []
    const found = (part.match(levelPattern) ?? []).map(levelOf)
    for (const language of languages) {
      const key = language.toLowerCase()
      byLanguage.set(key, new Set([...(byLanguage.get(key) ?? []), ...found]))
    }
    if (languages.length === 0) for (const level of found) shared.add(level)
  }
  return { byLanguage, shared }
}

const abilities = [/\b(?:speak|speaks|spoken|speaking|spoke)\b/i, /\b(?:write|writes|written|writing)\b/i]
const passive = /\b(?:read|reads|reading|understand|understands|understanding|passive)\b/i

/** Language levels, and the ability to speak or write a language, that the source does not give for that language. */
export const checkLanguageLevels = ({ line, source }: LineClaim): Violation[] => {
  const [told, given] = [readLevels(line), readLevels(source)]
  if (told.byLanguage.size === 0) return []
  const raised = [...told.byLanguage].flatMap(([language, claimed]) => {
    const own = given.byLanguage.get(language)
    if (!own) return []
    return [...claimed].filter((level) => !own.has(level) && !given.shared.has(level))
  })
  const able = passive.test(source)
    ? abilities.flatMap((ability) => {
        const found = ability.exec(line)?.[0]
        return found && !ability.test(source) ? [found] : []
      })
    : []
  return [...raised, ...able].map((found) => ({ kind: 'language-level', found }))
}
