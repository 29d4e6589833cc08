import { useRef, useState } from 'react'
import { ApiError } from '../../lib/errors.ts'
import { toast } from '../../ui/toast-store.ts'
import { identityMessage, isGoogleMissing, waitMessage } from './identity-message.ts'

type Way = 'sign-in' | 'sign-up' | 'google' | 'second-factor'

type Failure = { message: string; wait: string | undefined; googleMissing: boolean }

// After these errors, the first step must be repeated.
const firstStepCodes = ['UNAUTHORIZED', 'USER_DISABLED']

const codeOf = (error: unknown): string => (error instanceof ApiError ? (error.code ?? '') : '')

/** Runs one sign-in attempt at a time: the method in use, the last failure, and whether a code is needed. */
export const useSignIn = (startsAtSecondStep: boolean) => {
  const [isSecondStep, setSecondStep] = useState(startsAtSecondStep)
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
      const code = codeOf(error)
      if (code === 'SECOND_FACTOR_REQUIRED') return setSecondStep(true)
      if (firstStepCodes.includes(code)) setSecondStep(false)
      const message = identityMessage(error)
      setFailure({ message, wait: waitMessage(error), googleMissing: isGoogleMissing(error) })
      notice.current = toast({ title: 'Authentication Error', description: message, variant: 'destructive' })
    } finally {
      setPending(undefined)
    }
  }

  const clearFailure = () => setFailure(undefined)
  const startAgain = () => {
    clearFailure()
    setSecondStep(false)
  }
  return { pending, failure, attempt, clearFailure, isSecondStep, startAgain }
}
