import { listed } from '../../text/phrases.ts'
import type { ScoreFacts } from './score-facts.ts'

type ContactKey = keyof ScoreFacts['contact']

const worth: Record<ContactKey, number> = { email: 2, name: 1, phone: 1, place: 1, link: 1 }
const words: Record<ContactKey, string> = {
  email: 'an e-mail address',
  name: 'your name',
  phone: 'a phone number',
  place: 'your city and country',
  link: 'a link to a profile or site',
}
const keys = Object.keys(worth) as ContactKey[]

/** Missing contact details, with their wording. */
export const missingContact = ({ contact }: ScoreFacts): { key: ContactKey; words: string }[] =>
  keys.filter((key) => !contact[key]).map((key) => ({ key, words: words[key] }))

/** Points for contact details, reached and possible. */
export const contactParts = ({ contact }: ScoreFacts): { reached: number; of: number } => ({
  reached: keys.reduce((sum, key) => sum + (contact[key] ? worth[key] : 0), 0),
  of: keys.reduce((sum, key) => sum + worth[key], 0),
})

/** Lists the given contact details in words. */
export const explainContact = (facts: ScoreFacts): string => {
  const missing = missingContact(facts).map((item) => item.words)
  const given = keys.length - missing.length
  return missing.length === 0
    ? `All ${keys.length} ways to know and reach you are given`
    : `${given} of ${keys.length} ways to know and reach you are given, missing ${listed(missing)}`
}
