import { type LinkedInTexts, writeLinkedIn } from '@nextrung/contract/linkedin'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { makeIdempotentRetry } from '../../lib/idempotent-retry.ts'
import { invalidateAllowances } from '../../lib/shared-queries.ts'

// A lost answer is requested again with the same key, because those texts already used up allowance.
const retry = makeIdempotentRetry<{ resumeId: number }>()

const linkedInKey = (resumeId: number) => ['linkedin', resumeId]

/** The texts written for a version since the page loaded. Each request uses one of the day's allowance. */
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
