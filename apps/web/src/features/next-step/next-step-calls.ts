import { answerNextStep, getNextStep, undoNextStep } from '@nextrung/contract/learning-plan'
import { api } from '../../lib/api.ts'
import type { Reply } from './next-step.queries.ts'

/** Today's step, as the server chooses it. */
export const loadDay = (signal: AbortSignal) => api(getNextStep, { signal })

/** Tells the server what the person says to the step, or takes it back. */
export const sendReply = ({ id, answer }: Reply) =>
  answer === 'undo'
    ? api(undoNextStep, { params: { id } })
    : api(answerNextStep, { params: { id }, body: { answer } })
