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

/** A double click can land before the button is disabled, so its second call shares the first one's answer. */
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

/** Starts the trial. `success` is the toast to show. */
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
      // An earlier attempt may have succeeded with its answer lost, so reload the real state.
      return queryClient.invalidateQueries({ queryKey: subscriptionKey })
    },
  })
}

const addressHere = (query = ''): string => `${location.origin}/subscription${query}`

/** Goes to the checkout of a paid plan. */
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

/** Cancels at the end of the period, or undoes that. */
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
