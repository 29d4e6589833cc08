import { type LinkedInTexts, writeLinkedIn } from '@nextrung/contract/linkedin'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { makeIdempotentRetry } from '../../lib/idempotent-retry.ts'
import { invalidateAllowances } from '../../lib/shared-queries.ts'

// Texts whose answer got lost are asked for once more under the same key: they were paid for.
const retry = makeIdempotentRetry<{ resumeId: number }>()

const linkedInKey = (resumeId: number) => ['linkedin', resumeId]

/** The texts that were written for a version since the page was loaded; each writing is one of the day's allowance. */
export const useLinkedInTexts = (resumeId: number) => {
  const queryClient = useQueryClient()
  const queryKey = linkedInKey(resumeId)
  const { data } = useQuery<LinkedInTexts>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  const writing = useMutation({
    mutationKey: queryKey,
    mutationFn: () => {
      const { idempotencyKey, ...body } = retry.requestFor(String(resumeId), { resumeId })
      return api(writeLinkedIn, { body, idempotencyKey })
    },
    onError: (error) => retry.recordOutcome(error),
    onSuccess: (texts) => {
      retry.recordOutcome()
      invalidateAllowances(queryClient)
      queryClient.setQueryData(queryKey, texts)
    },
  })
  return { texts: data, writing }
}
