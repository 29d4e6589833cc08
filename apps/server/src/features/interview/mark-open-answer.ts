import type { AnswerMark } from '@nextrung/engine/interview/marking/answer-mark'
import type { MarkedQuestion } from '@nextrung/engine/interview/marking/marking-input'
import type { RequestContext } from '../../http/request-context.ts'
import type { MarkedAnswer } from './marked-answer.ts'

type Asked = { question: MarkedQuestion; criteria: string[]; answer: string }

/** A mark as it is stored with its answer. */
export const scoringOf = (mark: AnswerMark, { question, criteria }: Asked): MarkedAnswer['scoring'] => {
  const followUp = question.followUps.findIndex((one) => one.question === mark.followUp)
  return {
    score: mark.score,
    technicalAccuracy: mark.technicalAccuracy,
    communicationClarity: mark.communicationClarity,
    points: mark.points.flatMap(({ place, state, quote }) => {
      const point = question.keyPoints[place]
      if (!point) return []
      const { cue, point: text, weight, essential = false } = point
      return { cue, point: text, state, quote, weight, essential }
    }),
    beliefs: mark.beliefs.flatMap(({ place, quote }) => {
      const belief = question.wrongBeliefs[place]
      return belief ? { belief: belief.belief, quote, correction: belief.correction } : []
    }),
    structure: mark.structure,
    clarity: mark.clarity,
    sayNext: mark.sayNext,
    sampleAnswer: question.sampleAnswer,
    criteria,
    followUp: followUp === -1 ? null : { id: String(followUp), question: mark.followUp ?? '' },
    notAnAnswer: mark.notAnAnswer,
  }
}

/** Marks a written answer by the key points of its question. */
export const markOpenAnswer = async (ctx: RequestContext, asked: Asked): Promise<MarkedAnswer> => {
  const { question, answer } = asked
  const { result } = await ctx.thinking
    .forPerson(ctx.user.id)
    .markAnswer({ question, answer }, ctx.request.signal)
  return { scoring: scoringOf(result, asked), feedback: result.detailedFeedback }
}
