import { scoresOf } from './classify.ts'
import { loadCrisisWeights, type MentorWeights } from './mentor-weights.ts'

/** From this share on, a message is taken for one of a person in danger: chosen so that few are missed. */
const crisisFrom = 0.04

/** With words that hardly ever mean anything else, this much is enough. */
const plainWordsFrom = 0.01

/** What people write who think of dying, hurt themselves or are being hurt. */
const plainWords: readonly RegExp[] = [
  /(?<!\b(?:career|professional|financial)\s)\bsuicid|\bkms\b|\bunaliv|self[\s-]?harm|\boverdos|\bnoose\b/,
  /\b(?:kill|hang|cut|hurt|harm|burn|shoot)(?:ing|ed)?\s+(?:my|him|her|them)\s?sel(?:f|ves)\b(?!\s+(?:for|over|at|with|on|to)\b)/,
  /\b(?:nobody|no\s?one)\s+would\s+(?:ever\s+)?miss\s+me\s*(?:$|[.,!])/,
  /\b(?:end|ending|take|taking|took)\s+(?:my|his|her|their)\s+(?:own\s+)?life\b/,
  /\b(?:want|wanna|wish|rather|ready|deserve)\s+(?:to\s+|i\s+could\s+)?(?:just\s+)?(?:die|be\s+dead)\b/,
  /\b(?:not|n't|dont|no\s+longer)\s+(?:want\s+to|wanna)\s+(?:live|be\s+alive|exist|wake\s+up)\b/,
  /\b(?:hits?|beats?|chok(?:es|ed)|strangl(?:es|ed)|rap(?:es|ed)|punch(?:es|ed)|slap(?:s|ped))\s+(?:me|us)\b/,
]

const plain = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/\s+/g, ' ')

/** How likely a message of these words comes from a person in danger or one who fears for another, from 0 to 1. */
export const crisisShare = (words: readonly string[], found: MentorWeights = loadCrisisWeights()): number => {
  const [harmless = 0, danger = 0] = scoresOf(found, words)
  return 1 / (1 + Math.exp(harmless - danger))
}

/**
 * Whether a message with this share of danger is taken for one of a person in danger. Meant to miss none, so now and
 * then it takes a figure of speech for one.
 */
export const isDanger = (message: string, share: number): boolean =>
  share >= crisisFrom || (share >= plainWordsFrom && plainWords.some((words) => words.test(plain(message))))
