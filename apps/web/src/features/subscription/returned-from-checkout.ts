import { trialTierId } from '@nextrung/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '../../ui/toast-store.ts'
import { isRunning } from './read-subscription.ts'
import { subscriptionQuery } from './subscription.queries.ts'

const askEveryMs = 2000
const askAtMost = 15

/** After a checkout: takes the flag out of the address, says so, and asks until the paid plan is there. */
export const useReturnedFromCheckout = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const address = new URL(location.href)
    if (address.searchParams.get('success') !== 'true') return
    address.searchParams.delete('success')
    history.replaceState(history.state, '', address.pathname + address.search + address.hash)
    toast({ title: 'Subscription Updated' })
    let asked = 0
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      asked += 1
      await queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      const current = queryClient.getQueryData(subscriptionQuery.queryKey)
      const isThere = current && isRunning(current) && current.subscription.tierId !== trialTierId
      if (!isThere && asked < askAtMost) timer = setTimeout(() => void ask(), askEveryMs)
    }
    void ask()
    return () => clearTimeout(timer)
  }, [queryClient])
}
