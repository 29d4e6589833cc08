import type { DailyStep } from '@nextrung/contract/learning-plan'
import type { Lenient } from '@nextrung/contract/lenient'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/errors.ts'
import { careerPathKey } from '../../lib/shared-queries.ts'
import type { Reply } from './next-step-calls.ts'

export type ShownDay = Lenient<typeof DailyStep>
export type ShownStep = NonNullable<ShownDay['step']>

/** What the step is chosen for. */
export type Goal = {
  targetRole: string | undefined
  userType: string | undefined
  /** Resolves once the account has the selection, which the server chooses by. */
  whenSaved: () => Promise<unknown>
}

/** Loads with the first use, since most visits to the dashboard do not ask for the step. */
const calls = () => import('./next-step-calls.ts')

const dayMs = 24 * 3600_000

/** A day ends at midnight UTC, as on the server. */
const restOfDay = (at: number): number => dayMs - (at % dayMs)

/**
 * Today's step. It loads when the person asks for it. From then on it is shown again without asking, and reloads when
 * the day ends or something it rests on changes.
 */
export const nextStepQuery = ({ targetRole, userType, whenSaved }: Goal) =>
  queryOptions({
    queryKey: [...careerPathKey, 'next-step', targetRole, userType],
    queryFn: async ({ signal }): Promise<ShownDay> => {
      await whenSaved()
      const { loadDay } = await calls()
      return loadDay(signal)
    },
    enabled: ({ state }) => state.data !== undefined,
    staleTime: ({ state }) => restOfDay(state.dataUpdatedAt),
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  })

/** The step was answered in another tab, or a new day has begun. */
export const hasMovedOn = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Sends what the person says to the step, or takes it back, and shows what comes then. */
export const useReply = (goal: Goal) => {
  const client = useQueryClient()
  const { queryKey } = nextStepQuery(goal)
  const reload = () => client.invalidateQueries({ queryKey })
  return useMutation({
    mutationFn: async (reply: Reply) => (await calls()).sendReply(reply),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (day) => {
      if (!day) return reload()
      client.setQueryData(queryKey, day)
    },
    onError: (error) => {
      if (hasMovedOn(error)) return reload()
    },
  })
}
