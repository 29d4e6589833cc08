import { type LinkedInTexts, writeLinkedIn } from '@nextrung/contract/linkedin'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { outdateAllowances } from '../../lib/shared-queries.ts'
import { makeTryKeeper } from '../../lib/unanswered-try.ts'

// Texts whose answer got lost are asked for once more under the same key: they were paid for.
const tries = makeTryKeeper<{ resumeId: number }>()

const linkedInKey = (resumeId: number) => ['linkedin', resumeId]

/** The texts that were written for a version since the page was loaded; each writing is one of the day's allowance. */
export const useLinkedInTexts = (resumeId: number) => {
  const queryClient = useQueryClient()
  const queryKey = linkedInKey(resumeId)
  const { data } = useQuery<LinkedInTexts>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  const writing = useMutation({
    mutationKey: queryKey,
    mutationFn: () => {
      const { idempotencyKey, ...body } = tries.tryFor(String(resumeId), { resumeId })
      return api(writeLinkedIn, { body, idempotencyKey })
    },
    onError: (error) => tries.settle(error),
    onSuccess: (texts) => {
      tries.settle()
      outdateAllowances(queryClient)
      queryClient.setQueryData(queryKey, texts)
    },
  })
  return { texts: data, writing }
}
