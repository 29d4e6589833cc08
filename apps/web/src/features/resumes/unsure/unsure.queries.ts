import { answerUnsure, type FieldAnswer } from '@nextrung/contract/resume-answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Saves an answer and resolves once the list has reloaded. */
export const useAnswerUnsure = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: FieldAnswer) => api(answerUnsure, { params: { id }, body: { answers: [answer] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['resumes'] }),
    onError: (error) => {
      if (isSessionEnded(error)) return
      const description = errorMessage(error, 'We could not save your answer. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
}
