import type { SpokenPart } from '@nextrung/contract/interview'
import type { Lenient } from '@nextrung/contract/lenient'
import {
  answerMockInterview,
  createMockInterview,
  deleteMockInterview,
  downloadMockCalendar,
  finishMockInterview,
  getMockInterview,
  listMockInterviews,
  type MockInterview,
  type MockLength,
  type MockQuestion,
  type MockState,
  startMockInterview,
} from '@nextrung/contract/mock-interviews'
import type { MockAnswer, MockReport } from '@nextrung/contract/mock-report'
import type { TargetRole } from '@nextrung/contract/roles'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { makeIdempotentRetry } from '../../../lib/idempotent-retry.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { invalidateAllowances } from '../../../lib/shared-queries.ts'
import type { Difficulty } from '../interview-choices.ts'
import { historyKey, scoresKey } from '../interview-keys.ts'

export type ShownMock = Lenient<typeof MockInterview>
export type ShownState = Lenient<typeof MockState>
export type ShownMockQuestion = Lenient<typeof MockQuestion>
export type ShownReport = Lenient<typeof MockReport>
export type ShownMockAnswer = Lenient<typeof MockAnswer>

const mocksKey = ['interview', 'mocks']
const listKey = [...mocksKey, 'list']
const stateKey = (id: number) => [...mocksKey, 'state', id]

export const useMocks = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => api(listMockInterviews, { signal }) })

export const useMock = (id: number) =>
  useQuery({
    queryKey: stateKey(id),
    queryFn: ({ signal }) => api(getMockInterview, { params: { id }, signal }),
  })

const take = (client: QueryClient, state: ShownState): void => {
  client.setQueryData(stateKey(state.interview.id), state)
  void client.invalidateQueries({ queryKey: listKey })
}

export type MockChoices = {
  role: TargetRole
  difficulty: Difficulty
  minutes: MockLength
  withResume: boolean
  scheduledAt?: string | undefined
}

// A lost answer is sent again with the same key, so that there are no two interviews.
const creations = makeIdempotentRetry<MockChoices>()

export const useCreateMock = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (choices: MockChoices) => {
      const { idempotencyKey, ...body } = creations.requestFor(JSON.stringify(choices), choices)
      try {
        const state = await api(createMockInterview, { body, idempotencyKey })
        creations.recordOutcome()
        return state
      } catch (error) {
        creations.recordOutcome(error)
        throw error
      }
    },
    onSuccess: (state) => {
      invalidateAllowances(client)
      take(client, state)
    },
  })
}

export const useStartMock = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(startMockInterview, { params: { id } }),
    onSuccess: (state) => {
      invalidateAllowances(client)
      take(client, state)
    },
  })
}

export type MockReply = {
  id: number
  place: number
  isFollowUp: boolean
  /** `null` skips the question. */
  answer: string | null
  speech?: SpokenPart[] | undefined
}

const replies = makeIdempotentRetry<MockReply>()
const identify = ({ speech: _, ...rest }: MockReply): string => JSON.stringify(rest)

const invalidatePractice = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: scoresKey })
  void client.invalidateQueries({ queryKey: historyKey })
}

/** Sends an answer, or skips. A refusal that the interview went on elsewhere loads it again. */
export const useAnswerMock = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (reply: MockReply) => {
      const { idempotencyKey, id, ...body } = replies.requestFor(identify(reply), reply)
      try {
        const state = await api(answerMockInterview, { params: { id }, body, idempotencyKey })
        replies.recordOutcome()
        return state
      } catch (error) {
        replies.recordOutcome(error)
        throw error
      }
    },
    onSuccess: (state) => {
      take(client, state)
      invalidatePractice(client)
    },
    onError: (_, { id }) => void client.invalidateQueries({ queryKey: stateKey(id) }),
  })
}

export const useFinishMock = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(finishMockInterview, { params: { id } }),
    onSuccess: (state) => {
      take(client, state)
      invalidatePractice(client)
    },
  })
}

export const useDeleteMock = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(deleteMockInterview, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: stateKey(id) })
      invalidatePractice(client)
      return client.invalidateQueries({ queryKey: listKey })
    },
  })
}

export const useSaveCalendar = () =>
  useMutation({
    mutationFn: async (id: number) =>
      saveFile(await api(downloadMockCalendar, { params: { id } }), { name: 'mock-interview.ics' }),
  })
