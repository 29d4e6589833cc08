import {
  type Exercise,
  type ExerciseState,
  type ExerciseSummary,
  getExercise,
  listExercises,
  recordAttempt,
  showSolution,
  takeHint,
} from '@nextrung/contract/exercises'
import type { Lenient } from '@nextrung/contract/lenient'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { invalidateAfterShowing, invalidateCareerPath } from '../../lib/shared-queries.ts'

export type ShownExercise = Lenient<typeof Exercise>
export type ShownSummary = Lenient<typeof ExerciseSummary>

const exercisesKey = ['exercises']
const listKey = [...exercisesKey, 'list']
const exerciseKey = (id: string) => [...exercisesKey, 'one', id]

export const useExercises = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await api(listExercises, { signal })).exercises,
  })

export const useExercise = (id: string) =>
  useQuery({
    queryKey: exerciseKey(id),
    queryFn: ({ signal }) => api(getExercise, { params: { id }, signal }),
  })

const changeExercise = (
  client: QueryClient,
  { id, change }: { id: string; change: Partial<ShownExercise> },
) => {
  client.setQueryData<ShownExercise>(exerciseKey(id), (before) => before && { ...before, ...change })
  void client.invalidateQueries({ queryKey: listKey })
}

/** A first pass is a skill shown, which other screens count. */
const isNewPass = (before: ExerciseState | undefined, after: ExerciseState) =>
  !before?.passedAt && after.passedAt !== null && after.countsAsShown

export const useRecordAttempt = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { code: string; passed: boolean }) => api(recordAttempt, { params: { id }, body }),
    onSuccess: ({ state }) => {
      const before = client.getQueryData<ShownExercise>(exerciseKey(id))?.state
      changeExercise(client, { id, change: { state } })
      if (!isNewPass(before, state)) return
      invalidateCareerPath(client)
      invalidateAfterShowing(client)
    },
  })
}

export const useTakeHint = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hint: number) => api(takeHint, { params: { id }, body: { hint } }),
    onSuccess: (change) => changeExercise(client, { id, change }),
  })
}

export const useShowSolution = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(showSolution, { params: { id } }),
    onSuccess: (change) => changeExercise(client, { id, change }),
  })
}
