import { inflectClause } from '../../text/inflect-clause.ts'
import { inflect, isNounLike, verbOfAction } from '../../text/verb-forms.ts'

export type Tense = 'past' | 'base'
type Opening = { text: string; tense: Tense }

const be = '(?:was|were|am|is|are|being|been|has been|have been|had been)'
const dutyOpening = new RegExp(
  `^(?:${be} )?(?:(?:also|primarily|mainly|solely|fully|jointly|partly|largely) )?(?:responsible for|responsibilities (?:included|include|were|are)|(?:main |key |primary |core |daily |job )?(?:duties|responsibilities|tasks) (?:included|include|involved|involve|were|are|consisted of|consist of)|tasked with|charged with|in charge of|entrusted with|accountable for|duties:|responsibilities:)(?: but not limited to)?:? (.+)$`,
  'is',
)
const progressive = new RegExp(`^${be} ([a-z]+ing .+)$`, 'i')
const managedTo = /^(?:managed|was able|were able) to ((?:successfully )?[a-z]+ .+)$/i
const perfect = /^(?:have|has|had) ([a-z]+ .+)$/i

const fromActionNoun = ({ text, tense }: Opening): string | undefined => {
  const match =
    /^(?:the )?(?:(?:overall|daily|day-to-day) )?([a-z]+)(?:(,? and | & )(?:the )?([a-z]+))? of (?:the )?(.+)$/i.exec(
      text,
    )
  if (!match) return undefined
  const [, first = '', joint = '', second, object = ''] = match
  const verbs = [first, second]
    .filter((noun) => noun !== undefined)
    .map((noun) => verbOfAction(noun.toLowerCase()))
  if (verbs.includes(undefined)) return undefined
  const forms = verbs.map((verb) => inflect(verb ?? '', 'base', tense))
  if (forms.includes(undefined)) return undefined
  const article = /\bof the\b/i.test(text.slice(0, text.length - object.length)) ? 'the ' : ''
  return `${forms.join(joint || ' ')} ${article}${object}`
}

const fromGerund = ({ text, tense }: Opening): string | undefined => {
  const bare = text.replace(/^(?:the |daily )(?=[a-z]+ing of )/i, '')
  return inflectClause({ text: bare, from: 'gerund', to: tense })
}

const fromDuty = ({ text, tense }: Opening): string | undefined => {
  const rest = dutyOpening.exec(text)?.[1]
  if (!rest) return undefined
  const clause =
    rest.charAt(0).toLowerCase() === rest.charAt(0) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)
  return fromGerund({ text: clause, tense }) ?? fromActionNoun({ text: clause, tense })
}

const fromPhrase = ({ text, tense }: Opening): string | undefined => {
  const going = progressive.exec(text)?.[1]
  if (going) return fromGerund({ text: going, tense })
  const able = managedTo.exec(text)?.[1]
  if (able) return inflectClause({ text: able.replace(/^successfully /i, ''), from: 'base', to: 'past' })
  const done = perfect.exec(text)?.[1]
  const doneVerb = done?.split(' ')[0]?.toLowerCase()
  if (done && doneVerb && inflect(doneVerb, 'past', 'base')) return done
  return undefined
}

const capitalAs = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** "Helped to migrate" means the same without "to"; the help itself is never dropped. */
const shortenHelp = (text: string): string =>
  text.replace(/^(helped|helping|help|helps) to (?=[a-z])/i, '$1 ')

/**
 * Moves the line's existing verb to the front in the given tense: "Responsible for maintaining X" becomes "Maintained
 * X". Lines without a clear verb, and lines about helping or taking part, stay unchanged.
 */
export const strengthenOpening = (opening: Opening): string => {
  const { text } = opening
  const strong =
    fromDuty(opening) ?? fromPhrase(opening) ?? (isAccomplishment(text) ? fromGerund(opening) : undefined)
  return strong ? capitalAs(text, strong) : shortenHelp(text)
}

const notADeed =
  /^(?:Seeking|Looking|Learning|Having|Being|Wanting|Hoping|Using|Including|Following|Requiring|Involving|Leveraging|Applying|Managing (?:director|partner|editor))\b/
const adjectives =
  /^(?:Leading|Growing|Rising|Closing|Opening|Moving|Founding|Acting|Visiting|Binding|Building|Running|Standing|Selling|Setting|Meaning|Finding) /

/** An opening gerund is an action if a determiner follows or if it is hardly ever a noun. */
const isAccomplishment = (text: string): boolean => {
  const [, gerund = ''] = /^([A-Z][a-z-]+ing) /.exec(text) ?? []
  if (gerund === '' || notADeed.test(text)) return false
  if (/^\S+ (?:the|a|an|all|our|my|their|its|new|any|every|each|these|those|various) /.test(text)) return true
  return (
    !adjectives.test(text) &&
    !isNounLike(gerund.toLowerCase(), 'gerund') &&
    /^\S+ [\p{L}\uE000-\uF8FF]/u.test(text)
  )
}

/** Puts a line in its job's tense if it opens with a verb that cannot be a noun: "Maintains" in a past job. */
export const matchTense = ({ text, tense }: Opening): string => {
  // A line starting in lower case may continue the previous one.
  if (tense !== 'past' || !/^\p{Lu}/u.test(text)) return text
  if (/^(?:have|has|get|gets|excel|excels|seek|seeks|look)\b/i.test(text)) return text
  const lower = text.charAt(0).toLowerCase() + text.slice(1)
  const past =
    inflectClause({ text: lower, from: 'third', to: 'past' }) ??
    inflectClause({ text: lower, from: 'base', to: 'past' })
  return past ? past.charAt(0).toUpperCase() + past.slice(1) : text
}
