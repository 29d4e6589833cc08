import { answerInterview, type SpokenPart } from '@nextrung/contract/interview'
import type { Lenient } from '@nextrung/contract/lenient'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { makeIdempotentRetry } from '../../lib/idempotent-retry.ts'
import { invalidateAfterShowing } from '../../lib/shared-queries.ts'
import type { ShownFeedback } from './interview.queries.ts'
import { historyKey, scoresKey } from './interview-keys.ts'

/** What the person gave, to a question or to a follow-up. */
export type GivenAnswer = {
  questionId: number
  /** In multiple choice the number of the option. */
  answer: string
  duration: number
  followUpOf?: string
  speech?: SpokenPart[]
}

type Request = GivenAnswer & { sessionId: number }
type Answered = Lenient<typeof answerInterview.response>
export type Marking = { feedback: ShownFeedback; session: Answered['session'] }

// A lost answer is sent again with the same key, so that it is not counted twice.
const retry = makeIdempotentRetry<Request>()

const identify = ({ duration: _, speech: __, ...rest }: Request): string => JSON.stringify(rest)

/** The session or the question is no longer what the screen believes. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

export const useAnswerInterview = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (given: Request): Promise<Marking> => {
      const { idempotencyKey, ...body } = retry.requestFor(identify(given), given)
      try {
        const { feedback, session } = await api(answerInterview, { body, idempotencyKey })
        retry.recordOutcome()
        if (!feedback) throw new Error('The answer came back without a mark')
        return { feedback, session }
      } catch (error) {
        retry.recordOutcome(error)
        throw error
      }
    },
    onSuccess: () => {
      invalidateAfterShowing(client)
      void client.invalidateQueries({ queryKey: scoresKey })
      void client.invalidateQueries({ queryKey: historyKey })
    },
  })
}
