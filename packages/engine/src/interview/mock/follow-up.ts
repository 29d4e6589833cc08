import type { AnswerMark } from '../marking/answer-mark.ts'
import type { MarkedQuestion } from '../marking/marking-input.ts'

const missedWeight = (question: MarkedQuestion, { points }: AnswerMark, about: readonly number[]): number =>
  points
    .filter(({ place, state }) => about.includes(place) && state !== 'met')
    .reduce((sum, { place, state }) => {
      const { weight = 1, essential } = question.keyPoints[place] ?? {}
      return sum + weight * (essential ? 2 : 1) * (state === 'missed' ? 1 : 0.5)
    }, 0)

/**
 * The follow-up about what the answer missed, the one with the weightiest gaps; none if the answer left nothing open that a
 * follow-up asks about, or was no answer at all: an interviewer then moves on.
 */
export const chooseFollowUp = (question: MarkedQuestion, mark: AnswerMark): string | undefined => {
  if (mark.notAnAnswer !== null) return undefined
  const [best] = question.followUps
    .map((followUp) => ({ followUp, missed: missedWeight(question, mark, followUp.about) }))
    .filter(({ missed }) => missed > 0)
    .sort((a, b) => b.missed - a.missed)
  return best?.followUp.question
}

/** A follow-up as a question that can be marked: only the key points that it asks about count. */
export const followUpToMark = (question: MarkedQuestion, asked: string): MarkedQuestion | undefined => {
  const followUp = question.followUps.find((one) => one.question === asked)
  return (
    followUp && {
      ...question,
      question: asked,
      keyPoints: followUp.about.flatMap((place) => question.keyPoints[place] ?? []),
      sampleAnswer: followUp.answer,
      followUps: [],
    }
  )
}
