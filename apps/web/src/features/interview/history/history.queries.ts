import {
  deleteInterviewAnswer,
  getInterviewAnswer,
  getInterviewProgress,
  listInterviewAnswers,
  type PracticeAdvice,
  type PractisedAnswer,
  type ScoreTrend,
  type WholeAnswer,
} from '@nextrung/contract/interview-history'
import type { Lenient } from '@nextrung/contract/lenient'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { invalidateAfterShowing } from '../../../lib/shared-queries.ts'
import type { Scenario } from '../interview-choices.ts'
import { historyKey, scoresKey } from '../interview-keys.ts'

export type ShownAnswer = Lenient<typeof PractisedAnswer>
export type ShownWholeAnswer = Lenient<typeof WholeAnswer>
export type ShownTrend = Lenient<typeof ScoreTrend>
export type ShownAdvice = Lenient<typeof PracticeAdvice>

export type HistoryFilter = {
  scenario: Scenario | undefined
  skill: string | undefined
  /** Empty for all. */
  search: string
}

/** The answers, page by page, newest first. */
export const useAnswers = ({ scenario, skill, search }: HistoryFilter) =>
  useInfiniteQuery({
    queryKey: [...historyKey, 'list', scenario, skill, search],
    queryFn: ({ signal, pageParam }) =>
      api(listInterviewAnswers, {
        query: { page: pageParam, scenario, skill, search: search || undefined },
        signal,
      }),
    initialPageParam: 1,
    // The list stays while the next letters are searched for.
    placeholderData: keepPreviousData,
    getNextPageParam: ({ page = 1, pages = 1 }) => (page < pages ? page + 1 : undefined),
  })

export const useWholeAnswer = (id: number) =>
  useQuery({
    queryKey: [...historyKey, 'answer', id],
    queryFn: ({ signal }) => api(getInterviewAnswer, { params: { id }, signal }),
  })

export const useProgress = () =>
  useQuery({
    queryKey: [...historyKey, 'progress'],
    queryFn: ({ signal }) => api(getInterviewProgress, { signal }),
  })

/** What an answer is part of changes with it. */
export const useDeleteAnswer = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(deleteInterviewAnswer, { params: { id } }),
    onSuccess: (_, id) => {
      invalidateAfterShowing(client)
      client.removeQueries({ queryKey: [...historyKey, 'answer', id] })
      void client.invalidateQueries({ queryKey: scoresKey })
      return client.invalidateQueries({ queryKey: historyKey })
    },
  })
}
