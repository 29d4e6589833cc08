import type { AnswerMark, MarkedPoint } from './answer-mark.ts'
import type { MarkedQuestion } from './marking-input.ts'

type Marked = Omit<AnswerMark, 'detailedFeedback' | 'sayNext' | 'followUp'>
type Written = Pick<AnswerMark, 'detailedFeedback' | 'sayNext' | 'followUp'>

const verdictOf = ({ score, notAnAnswer }: Marked): string => {
  if (notAnAnswer) return `${score} of 100. This does not answer the question yet.`
  if (score >= 85) return `${score} of 100. A strong answer.`
  if (score >= 65) return `${score} of 100. A good answer with gaps.`
  if (score >= 40) return `${score} of 100. A start: about half of it is there.`
  return `${score} of 100. Most of what the question asks for is missing.`
}

const labels = { met: 'Met', partly: 'Partly', missed: 'Missed' } as const

const lineOf = ({ state, quote, place }: MarkedPoint, { keyPoints }: MarkedQuestion): string =>
  `${labels[state]}: ${keyPoints[place]?.point ?? ''}${quote === null ? '' : ` — “${quote}”`}`

const missedFirst = (points: readonly MarkedPoint[], { keyPoints }: MarkedQuestion): MarkedPoint[] =>
  points
    .filter(({ state }) => state !== 'met')
    .toSorted((a, b) => (keyPoints[b.place]?.weight ?? 0) - (keyPoints[a.place]?.weight ?? 0))

function chooseFollowUp(question: MarkedQuestion, missed: readonly MarkedPoint[]): string | null {
  const places = new Set(missed.map(({ place }) => place))
  const counted = question.followUps.map(({ question, about }) => ({
    question,
    count: about.filter((place) => places.has(place)).length,
  }))
  return counted.toSorted((a, b) => b.count - a.count).find(({ count }) => count > 0)?.question ?? null
}

/** Writes what a person reads after answering, as plain text. */
export function writeFeedback(question: MarkedQuestion, marked: Marked): Written {
  const missed = missedFirst(marked.points, question)
  const sayNext = missed
    .slice(0, 3)
    .map(({ place }) => question.keyPoints[place]?.said[0] ?? '')
    .filter(Boolean)
    .map((said) => (/[.!?]$/.test(said) ? said : `${said}.`))
    .join(' ')
  const followUp = chooseFollowUp(question, missed)
  const beliefs = marked.beliefs.map(
    ({ place, quote }) => `Not right: “${quote}” ${question.wrongBeliefs[place]?.correction ?? ''}`,
  )
  const parts = [
    verdictOf(marked),
    [...marked.points.map((point) => lineOf(point, question)), ...beliefs].join('\n'),
    sayNext && `Next time, you could say: ${sayNext}`,
    `A sample answer: ${question.sampleAnswer}`,
    followUp && `A follow-up: ${followUp}`,
  ]
  return { detailedFeedback: parts.filter(Boolean).join('\n\n'), sayNext, followUp }
}
