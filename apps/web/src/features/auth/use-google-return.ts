import { useEffect, useRef, useState } from 'react'
import { type Auth, useAuth } from './auth-context.tsx'
import { takeGoogleCallback } from './google-callback.ts'
import { type GoogleOutcome, isGooglePopup, notifyOpener, refusalOf } from './google-popup.ts'

type Refused = GoogleOutcome & { kind: 'refused' }

export type GoogleReturn =
  | { stage: 'working' }
  /** In the popup: the opener shows the outcome, or the person is simply signed in. */
  | { stage: 'told' }
  | { stage: 'done'; wasSignedIn: boolean }
  | { stage: 'refused'; refusal: Refused; wasSignedIn: boolean }

const finish = async (auth: Auth): Promise<GoogleReturn> => {
  const answer = takeGoogleCallback()
  const wasSignedIn = auth.status === 'user'
  const isPopup = isGooglePopup()
  const outcome: GoogleOutcome = answer
    ? await auth.finishGoogle(answer).then((): GoogleOutcome => ({ kind: 'done' }), refusalOf)
    : { kind: 'refused' }
  if (isPopup) {
    const isAcknowledged = answer !== undefined && (await notifyOpener(answer.state, outcome))
    if (isAcknowledged || outcome.kind === 'done') {
      close()
      return { stage: 'told' }
    }
  }
  return outcome.kind === 'done'
    ? { stage: 'done', wasSignedIn }
    : { stage: 'refused', refusal: outcome, wasSignedIn }
}

/** Completes a Google sign-in, once, and returns its stage. */
export const useGoogleReturn = (): GoogleReturn => {
  const auth = useAuth()
  const [stage, setStage] = useState<GoogleReturn>({ stage: 'working' })
  const isBegun = useRef(false)
  useEffect(() => {
    if (auth.status === 'loading' || isBegun.current) return
    isBegun.current = true
    void finish(auth).then(setStage)
  }, [auth])
  return stage
}
