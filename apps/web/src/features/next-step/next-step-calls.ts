import {
  answerNextStep,
  getNextStep,
  type nextStepAnswers,
  undoNextStep,
} from '@nextrung/contract/learning-plan'
import { api } from '../../lib/api.ts'

export type StepAnswer = (typeof nextStepAnswers)[number]

export type Reply = { id: string; answer: StepAnswer | 'undo' }

/** Today's step, as the server chooses it. */
export const loadDay = (signal: AbortSignal) => api(getNextStep, { signal })

/** Tells the server what the person says to the step, or takes it back. */
export const sendReply = ({ id, answer }: Reply) =>
  answer === 'undo'
    ? api(undoNextStep, { params: { id } })
    : api(answerNextStep, { params: { id }, body: { answer } })
