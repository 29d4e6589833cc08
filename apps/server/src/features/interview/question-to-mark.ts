import { findKeyPoints } from '@nextrung/engine/interview/bank/find-key-points'
import type { MarkedQuestion } from '@nextrung/engine/interview/marking/marking-input'
import type { QuestionRow } from '../assessments/assessments.public.ts'

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at])

const middleWeight = 2

type Authored = ReturnType<typeof findKeyPoints>

/** Key points that the operator wrote have a middle weight, and only their own words. */
const pointsOf = (
  { expectedKeyPoints }: QuestionRow,
  authored: Authored,
): Pick<MarkedQuestion, 'keyPoints' | 'wrongBeliefs'> =>
  authored &&
  isSame(
    authored.keyPoints.map(({ cue }) => cue),
    expectedKeyPoints,
  )
    ? { keyPoints: authored.keyPoints, wrongBeliefs: authored.wrongBeliefs }
    : {
        keyPoints: expectedKeyPoints.map((point) => ({
          cue: point,
          point,
          weight: middleWeight,
          said: [],
        })),
        wrongBeliefs: [],
      }

/** What an answer to the question is marked by: as authored, except for what the operator changed. */
export const questionToMark = (row: QuestionRow): MarkedQuestion => {
  const authored = row.bankId === null ? undefined : findKeyPoints(row.bankId)
  const { keyPoints, wrongBeliefs } = pointsOf(row, authored)
  const places = keyPoints.map((_, place) => place)
  return {
    type: row.questionType,
    question: row.question,
    keyPoints,
    wrongBeliefs,
    sampleAnswer: row.sampleAnswer ?? '',
    followUps: row.followUpQuestions.map((question) => {
      const known = authored?.followUps.find((one) => one.question === question)
      return { question, about: known?.about ?? places, answer: known?.answer ?? '' }
    }),
  }
}

/** A follow-up as a question of its own: marked by the key points that it asks about. Undefined if there is none. */
export const followUpToMark = (question: MarkedQuestion, place: number): MarkedQuestion | undefined => {
  const followUp = question.followUps[place]
  if (!followUp) return undefined
  return {
    ...question,
    question: followUp.question,
    keyPoints: followUp.about.flatMap((at) => question.keyPoints[at] ?? []),
    sampleAnswer: followUp.answer,
    followUps: [],
  }
}
