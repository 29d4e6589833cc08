import { trialTierId } from '@nextrung/contract/plans'
import {
  activateFreeTrial,
  createCheckout,
  getCurrentSubscription,
  manageSubscription,
} from '@nextrung/contract/subscription'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { subscriptionKey } from '../../lib/shared-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import { goToCheckout } from './payment-client.ts'

export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: ({ signal }) => api(getCurrentSubscription, { signal }),
})

const refuse = (error: unknown, description: string): void => {
  if (!isSessionEnded(error)) toast({ title: 'Error', description, variant: 'destructive' })
}

/** The second press of a double click can come before the button is disabled: it gets the answer of the first. */
const singleFlight = <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) => {
  let inFlight: Promise<Result> | undefined
  return (...given: Given): Promise<Result> => {
    inFlight ??= act(...given).finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

const activate = singleFlight(() =>
  api(activateFreeTrial, { headers: { 'content-type': 'application/json' } }),
)

/** Starts the trial. `success` is what the place that asks says about it. */
export const useActivateTrial = (success: { title: string; description: string }) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: [...subscriptionKey, 'activate'],
    mutationFn: () => activate(),
    onSuccess: () => {
      toast(success)
      return queryClient.invalidateQueries({ queryKey: subscriptionKey })
    },
    onError: (error) => {
      refuse(error, 'Failed to activate subscription. Please try again later.')
      // The answer of an earlier try may have been lost: what is true now decides what is shown.
      return queryClient.invalidateQueries({ queryKey: subscriptionKey })
    },
  })
}

const addressHere = (query = ''): string => `${location.origin}/subscription${query}`

/** Leads to the checkout of a paid plan. */
export const useCheckout = () =>
  useMutation({
    mutationFn: async (tierId: number) => {
      if (tierId === trialTierId) throw new Error('The trial has no checkout.')
      const checkout = await api(createCheckout, {
        body: { tierId, successUrl: addressHere('?success=true'), cancelUrl: addressHere() },
      })
      await goToCheckout(checkout)
    },
    onError: (error) => refuse(error, errorMessage(error, checkoutFailure(error))),
  })

const checkoutFailure = (error: Error): string =>
  error.message === 'Failed to load payment client' ? error.message : 'Failed to process subscription'

const manage = singleFlight((isCancelled: boolean) =>
  api(manageSubscription, { headers: { 'x-seen-cancel-at-period-end': String(isCancelled) } }),
)

/** Cancels at the end of the period, or takes that back. */
export const useManage = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: manage,
    onSuccess: (_, wasCancelled) => {
      toast({
        title: 'Subscription Updated',
        description: wasCancelled
          ? 'Your subscription has been reactivated.'
          : 'Your subscription has been cancelled at the end of the billing period.',
      })
      return queryClient.invalidateQueries({ queryKey: subscriptionKey })
    },
    onError: (error) => refuse(error, errorMessage(error, 'Failed to manage subscription')),
  })
}
