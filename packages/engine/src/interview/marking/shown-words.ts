import type { MarkedQuestion } from './marking-input.ts'

type Token = { text: string; from: number; to: number }

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))

type Runs = { known: ReadonlySet<string>; lengths: readonly number[] }

const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

/** So many words in a row are no accident. */
const runLength = 5
const fewestOfHeading = 3

const runsIn = (text: string, length: number): string[] => {
  const tokens = tokensOf(text)
  return Array.from({ length: Math.max(0, tokens.length - length + 1) }, (_, at) =>
    joined(tokens.slice(at, at + length)),
  )
}

/** Which words stand in one of the runs. */
function findCovered(tokens: readonly Token[], { known, lengths }: Runs): boolean[] {
  const covered = tokens.map(() => false)
  for (const at of tokens.keys())
    for (const length of lengths)
      if (at + length <= tokens.length && known.has(joined(tokens.slice(at, at + length))))
        covered.fill(true, at, at + length)
  return covered
}

/** What people see before or after a first try: headings, key points, ways of saying them, corrections. */
function shownRuns({ keyPoints, wrongBeliefs }: MarkedQuestion): Runs {
  const headings = keyPoints.map(({ cue }) => cue)
  const whole = headings
    .map((cue) => tokensOf(cue))
    .filter(({ length }) => length >= fewestOfHeading && length < runLength)
  const texts = [
    ...headings,
    ...keyPoints.flatMap(({ point, said }) => [point, ...said]),
    ...wrongBeliefs.map(({ correction }) => correction),
  ]
  return {
    known: new Set([...texts.flatMap((text) => runsIn(text, runLength)), ...whole.map(joined)]),
    lengths: [runLength, ...new Set(whole.map(({ length }) => length))],
  }
}

const shareOf = (covered: readonly boolean[]): number =>
  covered.filter(Boolean).length / Math.max(1, covered.length)

const fewestShown = 15
const leastShown = 0.15
const longestRead = 30_000

export type OwnPart = { own: string; shown: number }

/** Cuts out of an answer what the person was shown, word by word. A few words may be the same by accident. */
export function cutShown(question: MarkedQuestion, answer: string): OwnPart {
  const tokens = tokensOf(answer.slice(0, longestRead))
  const covered = findCovered(tokens, shownRuns(question))
  const shown = shareOf(covered)
  if (shown < leastShown || shown * tokens.length < fewestShown) return { own: answer, shown: 0 }
  let own = ''
  let from = 0
  for (const [at, { from: start, to }] of tokens.entries()) {
    if (!covered[at]) continue
    own += covered[at - 1] ? '' : `${answer.slice(from, start)}\n`
    from = to
  }
  return { own: own + answer.slice(from), shown }
}

const sampleRun = 8
const wholeFrom = 0.95

/** Whether an answer is the sample answer, which people see after a first try. */
export const isSamplePasted = ({ sampleAnswer }: MarkedQuestion, answer: string): boolean => {
  const known = new Set(runsIn(answer.slice(0, longestRead), sampleRun))
  return shareOf(findCovered(tokensOf(sampleAnswer), { known, lengths: [sampleRun] })) >= wholeFrom
}
