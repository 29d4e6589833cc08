import type { LearningPreferences } from '@nextrung/contract/learning-plan'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../lib/errors.ts'
import { useLearningPlan, useSavePreferences } from './learning-plan.queries.ts'
import { preferencesOf } from './plan-preferences.ts'

type Edit = (before: LearningPreferences) => LearningPreferences

/**
 * Changes the preferences as they are stored now, and shows the plan that follows. If another tab saved in between, the
 * change is made again on what it saved.
 */
export const useEditPreferences = () => {
  const plan = useLearningPlan(false)
  const save = useSavePreferences()
  const saveOn = ({ data }: { data: typeof plan.data }, change: Edit) =>
    data ? save.mutateAsync({ preferences: change(preferencesOf(data.plan)), etag: data.etag }) : undefined
  const editing = useMutation({
    mutationFn: async (change: Edit) => {
      try {
        await saveOn(plan.data ? plan : await plan.refetch({ throwOnError: true }), change)
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
        await saveOn(await plan.refetch({ throwOnError: true }), change)
      }
    },
  })
  return { edit: editing.mutateAsync, isPending: editing.isPending, error: editing.error }
}
