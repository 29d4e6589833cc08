import { type MarkedText, readText, type Segment } from './answer-text.ts'
import { speaksToMarker } from './instructions.ts'
import type { MarkedQuestion } from './marking-input.ts'
import { cutShown } from './shown-words.ts'
import { findTakenBack, type TakenBack } from './taken-back.ts'

/** What of an answer is the person's own, and why the rest is not. */
export type OwnWords = {
  text: MarkedText
  hasInstructions: boolean
  /** The shares of the words that are the question's, that the person was shown, and that were said before. */
  asked: number
  shown: number
  repeated: number
  takenBack: readonly TakenBack[]
}

const textOf = (segments: Segment[]): MarkedText => ({
  segments,
  words: segments.flatMap(({ words }) => words),
  count: segments.reduce((sum, { count }) => sum + count, 0),
})

const askedFrom = 0.7
const fewestAsked = 4
const muchFrom = 0.4

/** The segments that say the question again, if they are much of the answer; good answers take up its words. */
function findAsked(question: string, segments: readonly Segment[]): Set<Segment> {
  const stems = new Set(readText(question).words.map(({ stem }) => stem))
  const found = segments.filter(
    ({ words }) =>
      words.length >= fewestAsked &&
      words.filter(({ stem }) => stems.has(stem)).length >= askedFrom * words.length,
  )
  return new Set(textOf(found).count >= muchFrom * textOf([...segments]).count ? found : [])
}

/** The segments that were said before in the same words. */
function findRepeated(segments: readonly Segment[]): Set<Segment> {
  const seen = new Set<string>()
  return new Set(
    segments.filter(({ words }) => {
      const key = words.map(({ stem }) => stem).join(' ')
      const isAgain = seen.has(key)
      seen.add(key)
      return isAgain && words.length > 0
    }),
  )
}

/** Where the question is about such sentences, they belong to the answer. */
const isMatter = ({ sampleAnswer, keyPoints }: MarkedQuestion): boolean =>
  [sampleAnswer, ...keyPoints.flatMap(({ said }) => said)].some(speaksToMarker)

/** Leaves out of an answer what speaks to the marker, repeats the question, was shown before, was said already or is taken back. */
export function takeOwnWords(question: MarkedQuestion, answer: string): OwnWords {
  const { own, shown } = cutShown(question, answer)
  const { segments } = readText(own)
  const told = isMatter(question) ? segments : segments.filter(({ text }) => !speaksToMarker(text))
  const shareOf = (found: ReadonlySet<Segment>) => textOf([...found]).count / Math.max(1, textOf(told).count)
  const repeated = findRepeated(told)
  const asked = findAsked(question.question, told)
  const once = told.filter((one) => !repeated.has(one) && !asked.has(one))
  const takenBack = findTakenBack(once)
  const unsaid = new Set(takenBack.flatMap(({ said, denied }) => [said, denied]))
  return {
    text: textOf(once.filter((one) => !unsaid.has(one))),
    takenBack,
    hasInstructions: told.length < segments.length,
    asked: shareOf(asked),
    shown,
    repeated: shareOf(repeated),
  }
}
