import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { correctResume, getUnderstood } from '@nextrung/contract/resumes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast-store.ts'

const keyOf = (id: number) => ['understood', id]

/** What was understood of a version's file. Never cached, because the editor must start from the saved state. */
export const useUnderstood = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(getUnderstood, { params: { id }, signal }),
    gcTime: 0,
  })

export const correctionFailure = (error: unknown): string =>
  errorMessage(error, 'We could not save your corrections. Please try again.')

/** Saves the corrections and resolves once the list has reloaded. */
export const useCorrectResume = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (document: ResumeDocument) => api(correctResume, { params: { id }, body: { document } }),
    onSuccess: () => {
      toast({ title: 'Corrections saved', description: 'Your resume was optimized again with them.' })
      return client.invalidateQueries({ queryKey: ['resumes'] })
    },
    onError: (error) => {
      if (isSessionEnded(error)) return
      toast({ title: 'Error', description: correctionFailure(error), variant: 'destructive' })
    },
  })
}
