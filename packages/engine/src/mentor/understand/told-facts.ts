import type { ToldFact } from '../mentor-turn.ts'
import type { Mentioned } from './mentioned.ts'

const longestFact = 200

/** One of several wordings, a line each, as whole words. */
const anyOf = (wordings: string): RegExp =>
  new RegExp(`\\b(?:${wordings.trim().split(/\n\s*/).join('|')})\\b`, 'i')

const knows = anyOf(`
  i (?:alre?a?dy |do |really )?(?:know|use|have used|work with|have been using|can do|can)
  i've (?:been using|used|worked with|done|learned)
  i have (?:been (?:using|writing)|\\d+ years|used|done)
  is (?:something i can do|my daily|old news)
  (?:i'm|i am) (?:quite )?(?:good|fluent|experienced) (?:at|in|with)
`)
const notKnows =
  /\b(?:don't|do\s+not|dont|never|no\s+idea|nothing)\b[^.!?]{0,20}\b(?:know|used?|learn\w*|about)\b/i

const patterns: readonly (readonly [ToldFact['type'], RegExp])[] = [
  [
    'limit',
    anyOf(`
      only (?:on )?(?:evenings?|weekends?|mornings?|nights?)
      (?:evenings?|weekends?|mornings?|nights?) only
      no weekends
      off limits
      i (?:can't|cannot|cant|can not)
      kids?
      night shifts?
      slow laptop
      caring for
      on a (?:tight )?budget
      debts?
    `),
  ],
  [
    'dislikes',
    anyOf(`
      i (?:really |just )?(?:hate|dislike|can't stand|never want)
      i (?:really |just )?(?:don't|dont|do not) (?:like|enjoy|want)
    `),
  ],
  [
    'goal',
    anyOf(`
      my (?:goal|dream|aim|plan|target) is
      (?:i'd|i would) like to
      i (?:want|hope) to
      (?:i'm|i am) aiming
    `),
  ],
]

const trimmed = (message: string): string =>
  message
    .trim()
    .replace(/^(?:just so you know|fyi|keep in mind(?: that)?|a bit about me|no|actually|wrong)[,:]?\s+/i, '')
    .slice(0, longestFact)

/** Nobody tells more than this about themselves in one message. */
const mostFacts = 4

const patternOf = (sentence: string) => patterns.find(([, pattern]) => pattern.test(sentence))?.[0]

const statementsOf = (message: string): string[] =>
  message.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => !sentence.includes('?') && trimmed(sentence) !== '')

/**
 * What a message tells about the person, in their words. A message that is meant to tell something tells all of it; in
 * any other, only sentences that name a goal, a limit or a dislike do. A question tells nothing.
 */
export const readToldFacts = (
  message: string,
  { mentioned, isTelling }: { mentioned: Mentioned; isTelling: boolean },
): ToldFact[] => {
  const statements = statementsOf(message)
  const named = statements.flatMap((sentence): ToldFact[] => {
    const type = patternOf(sentence)
    return type === undefined ? [] : [{ type, text: trimmed(sentence) }]
  })
  if (!isTelling) return named.slice(0, mostFacts)
  if (statements.length === 0) return []
  if (mentioned.skills.length > 0 && knows.test(message) && !notKnows.test(message))
    return mentioned.skills.map((text) => ({ type: 'knows', text }))
  if (mentioned.hoursPerWeek !== undefined)
    return [{ type: 'hours' as const, text: String(mentioned.hoursPerWeek) }, ...named].slice(0, mostFacts)
  if (named.length > 0) return named.slice(0, mostFacts)
  return [{ type: 'about', text: trimmed(message) }]
}
