import { findMentorKind } from '@nextrung/knowledge/mentor'
import type { MentorTurn } from '../mentor-turn.ts'
import { readPlace } from './counted-thing.ts'

const yes = /^\W*(?:yes|yep|yeah|yup|sure|right|exactly|correct|ok|okay|true|that one|the former)\b/i
const no = /^\W*(?:no|nope|neither|none|nah|not really)\b/i
const longestAnswer = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? []

/** The kind that a short answer picks after the mentor asked which of two was meant; undefined if it picks none. */
export const findOfferedKind = (message: string, thread: readonly MentorTurn[]): string | undefined => {
  const offered = thread.at(-1)?.offered ?? []
  const words = message.trim().split(/\s+/)
  if (offered.length === 0 || words.length > longestAnswer) return undefined
  const place = readPlace(message, offered.length)
  if (place !== undefined) return offered[place]
  if (no.test(message)) return undefined
  const said = new Set(wordsOf(message))
  const shared = offered.map(
    (kind) => new Set(wordsOf(findMentorKind(kind)?.asking ?? '').filter((word) => said.has(word))).size,
  )
  const most = Math.max(...shared)
  const best = shared.filter((count) => count === most)
  if (most > 0 && best.length === 1) return offered[shared.indexOf(most)]
  return yes.test(message) ? offered[0] : undefined
}
