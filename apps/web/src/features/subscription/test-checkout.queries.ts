import { finishTestCheckout, getTestCheckout } from '@nextrung/contract/subscription'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export const testCheckoutQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['test-checkout', sessionId],
    queryFn: ({ signal }) => api(getTestCheckout, { params: { sessionId }, signal }),
  })

/** Ends the checkout as chosen and follows its redirect. */
export const useFinishTestCheckout = (sessionId: string) =>
  useMutation({
    mutationFn: async (outcome: 'success' | 'decline' | 'cancel') => {
      const { url } = await api(finishTestCheckout, { params: { sessionId }, body: { outcome } })
      location.assign(url)
    },
  })
