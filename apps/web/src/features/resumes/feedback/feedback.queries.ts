import { optimizeResume } from '@nextrung/contract/resumes'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorSentence, isSessionEnded } from '../../../lib/errors.ts'
import { type KeptTextName, writeKeptText } from '../../../lib/kept-text.ts'
import { wayOnFrom } from '../../../lib/plans-link.ts'
import { outdateAllowances } from '../../../lib/shared-queries.ts'
import { makeTryKeeper } from '../../../lib/unanswered-try.ts'
import { toast } from '../../../ui/toast-store.ts'
import { resumeListKey } from '../resumes.queries.ts'

const feedbackKey = ['resumes', 'optimize']

type Feedback = { id: number; feedback: string; selectedRole: string | undefined }
type Try = Feedback & { idempotencyKey: string; draft: KeptTextName }

const tries = makeTryKeeper<Feedback & { draft: KeptTextName }>()

const sendFeedback = ({ id, feedback, selectedRole, idempotencyKey }: Try) =>
  api(optimizeResume, { params: { id }, body: { feedback, selectedRole }, idempotencyKey })

/** Sends the words and forgets the draft once they were taken. */
export const useSubmitFeedback = (draft: KeptTextName) => {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationKey: feedbackKey,
    mutationFn: sendFeedback,
    onSuccess: (_, sent) => {
      tries.settle()
      writeKeptText(sent.draft, '')
      outdateAllowances(queryClient)
      toast({
        title: 'Feedback submitted',
        description: 'Your resume is being optimized based on your feedback',
      })
      return queryClient.invalidateQueries({ queryKey: resumeListKey })
    },
    onError: (error) => {
      tries.settle(error)
      if (isSessionEnded(error)) return
      toast({
        title: 'Error submitting feedback',
        description: errorSentence(error, 'Failed to optimize resume'),
        variant: 'destructive',
        wayOn: wayOnFrom(error),
      })
    },
  })
  const submit = (feedback: Feedback) => {
    // Known by its words: what arrived without an answer has made a newer version, which the screen shows by now.
    const act = JSON.stringify([feedback.feedback, feedback.selectedRole])
    mutation.mutate(tries.tryFor(act, { ...feedback, draft }))
  }
  return { submit, error: mutation.error }
}

/** Also true for feedback that was sent from a screen left since. */
export const useIsSubmittingFeedback = (): boolean => useIsMutating({ mutationKey: feedbackKey }) > 0
