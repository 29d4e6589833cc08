import { readText, type Segment, type Word } from './answer-text.ts'

/** Something said, and the words that take it back. */
export type TakenBack = { said: Segment; denied: Segment }

type Clause = { text: string; words: readonly Word[]; segment: Segment; at: number }

const conditional = /\b(?:if|when|until|unless|because|since|otherwise)\b/i
const leftOut =
  /\b(?:can|could|must|may|should|would|better|simply|just)\b.{0,20}\b(?:leave|left|switch(?:ed)?|turn(?:ed)?)\b(?: \w+){0,2} (?:out|off)\b/i
const undone = /\b(?:i|we)(?: \w+)? never actually\b|\bin fact (?:i|we) (?:never|didn['’]t)\b/i
const reach = 3
const fewestSaid = 2
const mostDenied = 4
const leastShared = 0.6

const clausesOf = (segments: readonly Segment[]): Clause[] =>
  segments
    .flatMap((segment) => segment.text.split(/(?<=[;:,])\s+/).map((text) => ({ text, segment })))
    .map(({ text, segment }, at) => ({ text, words: readText(text).words, segment, at }))

/** Whether a clause denies an earlier one: in the same words, by leaving it out, or by never having done it. */
function denies(later: Clause, earlier: Clause): boolean {
  const said = new Set(earlier.words.filter(({ isNegated }) => !isNegated).map(({ stem }) => stem))
  const shared = later.words.filter(({ stem }) => said.has(stem))
  const isNext = later.at === earlier.at + 1
  if (isNext && undone.test(later.text)) return true
  // "Keep the sum, not the average" contrasts within one sentence.
  if (later.segment === earlier.segment) return false
  if (leftOut.test(later.text)) return shared.length > 0 || (isNext && /\bit\b/i.test(later.text))
  const count = later.words.length
  return (
    shared.some(({ isNegated }) => isNegated) && count <= mostDenied && shared.length >= leastShared * count
  )
}

/** What an answer says and then denies. Deliberately narrow: good answers weigh one thing against another. */
export function findTakenBack(segments: readonly Segment[]): TakenBack[] {
  const clauses = clausesOf(segments)
  return clauses.flatMap((later, at) => {
    const isReason = conditional.test(later.text) && !/^(?:but|well)\b/i.test(later.text)
    if (isReason) return []
    const earlier = clauses
      .slice(Math.max(0, at - reach), at)
      .find(
        (one) =>
          one.words.length >= fewestSaid &&
          !conditional.test(one.text) &&
          !one.text.includes('?') &&
          denies(later, one),
      )
    return earlier ? [{ said: earlier.segment, denied: later.segment }] : []
  })
}
