import {
  getInterviewQuestions,
  getInterviewScores,
  type InterviewQuestion,
  type InterviewScores,
  startInterview,
} from '@nextrung/contract/interview'
import type { AnswerFeedback } from '@nextrung/contract/interview-feedback'
import type { Lenient } from '@nextrung/contract/lenient'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { invalidateAllowances } from '../../lib/shared-queries.ts'
import type { QuestionSet } from './interview-choices.ts'
import { scoresKey } from './interview-keys.ts'

export type ShownScores = Lenient<typeof InterviewScores>
export type ShownQuestion = Lenient<typeof InterviewQuestion>
export type ShownFeedback = Lenient<typeof AnswerFeedback>

/** The specification sends this in place of the person's id. */
const fixedUserId = 1

const noCache = { 'cache-control': 'no-cache', pragma: 'no-cache' }

/** The person's stats; null without any. */
export const useScores = () =>
  useQuery({
    queryKey: scoresKey,
    queryFn: async ({ signal }) => {
      try {
        return await api(getInterviewScores, { params: { userId: String(fixedUserId) }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

const askForQuestions = (
  { role, scenario, difficulty, mode }: QuestionSet,
  { signal, forceRegenerate }: { signal?: AbortSignal; forceRegenerate?: 'true' },
) =>
  api(getInterviewQuestions, {
    params: { role, scenarioType: scenario },
    query: { difficulty, multipleChoice: mode === 'choice' ? 'true' : 'false', forceRegenerate },
    headers: noCache,
    ...(signal && { signal }),
  })

/** Asked again whenever the person comes back to a set, because their answers change it. */
export const questionsQuery = (set: QuestionSet) =>
  queryOptions({
    queryKey: ['interview', 'questions', set.role, set.scenario, set.difficulty, set.mode],
    queryFn: ({ signal }) => askForQuestions(set, { signal }),
    retry: 1,
    retryDelay: 500,
    refetchOnWindowFocus: false,
    staleTime: 0,
  })

/** Draws another set, which only the two buttons for it do. */
export const useRegenerateQuestions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (set: QuestionSet) => {
      const questions = await askForQuestions(set, { forceRegenerate: 'true' })
      return { set, questions }
    },
    onSuccess: async ({ set, questions }) => {
      invalidateAllowances(client)
      if (questions.length === 0) return
      const { queryKey } = questionsQuery(set)
      // An older answer that is still on its way must not replace the new set.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, questions)
    },
  })
}

export const useStartInterview = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ role, scenario, difficulty }: QuestionSet) => {
      const { id } = await api(startInterview, {
        body: {
          userId: fixedUserId,
          roleTitle: role,
          scenarioType: scenario,
          difficultyLevel: difficulty,
        },
      })
      invalidateAllowances(client)
      return id
    },
  })
}
