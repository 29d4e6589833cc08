import type { LearningPreferences } from '@nextrung/contract/learning-plan'
import { useMutation } from '@tanstack/react-query'
import { ApiError, errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { toast } from '../../ui/toast-store.ts'
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
  const attempt = async (change: Edit) => {
    const { data } = plan.data ? { data: plan.data } : await plan.refetch({ throwOnError: true })
    if (!data) return
    await save.mutateAsync({ preferences: change(preferencesOf(data.plan)), etag: data.etag })
  }
  const editing = useMutation({
    mutationFn: async (change: Edit) => {
      try {
        await attempt(change)
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
        const { data } = await plan.refetch({ throwOnError: true })
        if (data) await save.mutateAsync({ preferences: change(preferencesOf(data.plan)), etag: data.etag })
      }
    },
    onError: (error) => {
      if (isSessionEnded(error)) return
      toast({
        title: 'Could not save your plan',
        description: errorMessage(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
  return { edit: (change: Edit) => editing.mutate(change), isPending: editing.isPending }
}
