import { useRef, useState } from 'react'
import { toast } from '../../ui/toast-store.ts'
import { identityMessage, isGoogleMissing, waitMessage } from './identity-message.ts'

type Way = 'sign-in' | 'sign-up' | 'google'

type Failure = { message: string; wait: string | undefined; googleMissing: boolean }

/** One attempt at a time: which way is being tried, and what came of the last one. */
export const useSignIn = () => {
  const [pending, setPending] = useState<Way>()
  const [failure, setFailure] = useState<Failure>()

  const notice = useRef<{ dismiss: () => void }>(null)

  const attempt = async (way: Way, act: () => Promise<void>): Promise<void> => {
    setFailure(undefined)
    notice.current?.dismiss()
    setPending(way)
    try {
      await act()
    } catch (error) {
      const message = identityMessage(error)
      setFailure({ message, wait: waitMessage(error), googleMissing: isGoogleMissing(error) })
      notice.current = toast({ title: 'Authentication Error', description: message, variant: 'destructive' })
    } finally {
      setPending(undefined)
    }
  }

  return { pending, failure, attempt, clearFailure: () => setFailure(undefined) }
}
