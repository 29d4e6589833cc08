import { trialTierId } from '@nextrung/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast-store.ts'
import { isRunning } from './shown-subscription.ts'
import { subscriptionQuery } from './subscription.queries.ts'

const pollIntervalMs = 2000
const maxPolls = 15

/** `waiting` until the paid plan is active, `late` if it isn't after half a minute. */
export type Return = 'settled' | 'waiting' | 'late'

const takeFlag = (): boolean => {
  const address = new URL(location.href)
  if (address.searchParams.get('success') !== 'true') return false
  address.searchParams.delete('success')
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  return true
}

/** After a checkout: removes the flag from the URL, confirms the payment, and polls until the plan is active. */
export const useReturnedFromCheckout = (): Return => {
  const queryClient = useQueryClient()
  const [state, setState] = useState<Return>('settled')
  useEffect(() => {
    if (!takeFlag()) return
    toast({ title: 'Subscription Updated' })
    let asked = 0
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const ask = async () => {
      asked += 1
      await queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      if (isLeft) return
      const current = queryClient.getQueryData(subscriptionQuery.queryKey)
      if (current && isRunning(current) && current.subscription.tierId !== trialTierId)
        return setState('settled')
      if (asked >= maxPolls) return setState('late')
      setState('waiting')
      timer = setTimeout(() => void ask(), pollIntervalMs)
    }
    void ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [queryClient])
  return state
}
