import type { ToldFact } from '../mentor-turn.ts'
import type { Mentioned } from './mentioned.ts'

const longestFact = 200

const knows =
  /\b(?:i\s+(?:already\s+|do\s+|really\s+)?(?:know|use|have\s+used|work\s+with|have\s+been\s+using|can\s+do|can)|i've\s+(?:been\s+using|used|worked\s+with|done|learned)|i\s+have\s+(?:been\s+(?:using|writing)|\d+\s+years|used|done)|is\s+(?:something\s+i\s+can\s+do|my\s+daily|old\s+news)|i(?:'m|\s+am)\s+(?:good|fluent|quite\s+good|experienced)\s+(?:at|in|with))\b/i
const notKnows =
  /\b(?:don't|do\s+not|dont|never|no\s+idea|nothing)\b[^.!?]{0,20}\b(?:know|used?|learn\w*|about)\b/i

const patterns: readonly (readonly [ToldFact['type'], RegExp])[] = [
  [
    'limit',
    /\b(?:only\s+(?:on\s+)?(?:evenings?|weekends?|mornings?|nights?)|(?:evenings?|weekends?|mornings?|nights?)\s+only|no\s+weekends|off\s+limits|i\s+(?:can't|cannot|cant|can\s+not)\b|kids?\b|night\s+shifts?|slow\s+laptop|caring\s+for|on\s+a\s+(?:tight\s+)?budget|debts?\b)/i,
  ],
  [
    'dislikes',
    /\bi\s+(?:really\s+|just\s+)?(?:hate|dislike|can't\s+stand|don't\s+(?:like|enjoy|want)|dont\s+(?:like|want)|never\s+want|do\s+not\s+(?:like|want))\b/i,
  ],
  [
    'goal',
    /\b(?:my\s+(?:goal|dream|aim|plan|target)\s+is|i(?:'d|\s+would)\s+like\s+to|i\s+want\s+to|i\s+hope\s+to|i(?:'m|\s+am)\s+aiming)\b/i,
  ],
]

const trimmed = (message: string): string =>
  message
    .trim()
    .replace(/^(?:just so you know|fyi|keep in mind(?: that)?|a bit about me|no|actually|wrong)[,:]?\s+/i, '')
    .slice(0, longestFact)

/**
 * What a message tells about the person, in their words. Meant for messages understood as telling something or
 * setting something right; a question tells nothing.
 */
export const readToldFacts = (message: string, mentioned: Mentioned): ToldFact[] => {
  if (message.includes('?')) return []
  if (mentioned.skills.length > 0 && knows.test(message) && !notKnows.test(message))
    return mentioned.skills.map((text) => ({ type: 'knows', text }))
  if (mentioned.hoursPerWeek !== undefined) return [{ type: 'hours', text: String(mentioned.hoursPerWeek) }]
  const text = trimmed(message)
  if (text === '') return []
  return [{ type: patterns.find(([, pattern]) => pattern.test(message))?.[0] ?? 'about', text }]
}
