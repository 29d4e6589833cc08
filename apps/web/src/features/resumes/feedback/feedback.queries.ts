import { optimizeResume } from '@nextrung/contract/resumes'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { type DraftKey, writeDraftText } from '../../../lib/draft-text.ts'
import { errorMessage, isSessionEnded } from '../../../lib/errors.ts'
import { makeIdempotentRetry } from '../../../lib/idempotent-retry.ts'
import { upgradeActionFor } from '../../../lib/plans-link.ts'
import { invalidateAllowances } from '../../../lib/shared-queries.ts'
import { toast } from '../../../ui/toast-store.ts'
import { resumeListKey } from '../resumes.queries.ts'

const feedbackKey = ['resumes', 'optimize']

type Feedback = { id: number; feedback: string; selectedRole: string | undefined }
type FeedbackRequest = Feedback & { idempotencyKey: string; draft: DraftKey }

const retry = makeIdempotentRetry<Feedback & { draft: DraftKey }>()

const sendFeedback = ({ id, feedback, selectedRole, idempotencyKey }: FeedbackRequest) =>
  api(optimizeResume, { params: { id }, body: { feedback, selectedRole }, idempotencyKey })

/** Sends the feedback and deletes the draft once the server accepts it. */
export const useSubmitFeedback = (draft: DraftKey) => {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationKey: feedbackKey,
    mutationFn: sendFeedback,
    onSuccess: (_, sent) => {
      retry.recordOutcome()
      writeDraftText(sent.draft, '')
      invalidateAllowances(queryClient)
      toast({
        title: 'Feedback submitted',
        description: 'Your resume is being optimized based on your feedback',
      })
      return queryClient.invalidateQueries({ queryKey: resumeListKey })
    },
    onError: (error) => {
      retry.recordOutcome(error)
      if (isSessionEnded(error)) return
      toast({
        title: 'Error submitting feedback',
        description: errorMessage(error, 'Failed to optimize resume'),
        variant: 'destructive',
        action: upgradeActionFor(error),
      })
    },
  })
  const submit = (feedback: Feedback) => {
    // Keyed by text, not version id: unanswered feedback may have made a newer version, which now shows instead.
    const operation = JSON.stringify([feedback.feedback, feedback.selectedRole])
    mutation.mutate(retry.requestFor(operation, { ...feedback, draft }))
  }
  return { submit, error: mutation.error }
}

/** Also true for feedback sent from a screen the person has since left. */
export const useIsSubmittingFeedback = (): boolean => useIsMutating({ mutationKey: feedbackKey }) > 0
