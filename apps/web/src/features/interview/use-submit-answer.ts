import { useState } from 'react'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { type GivenAnswer, isOutdated, type Marking, useAnswerInterview } from './answer.queries.ts'
import { usePracticeContext } from './practice-context.ts'
import { showFailure } from './practice-session.ts'

/** Sends answers in the session of the shown questions. `reason` says what the server had against the last one. */
export const useSubmitAnswer = () => {
  const { set, session } = usePracticeContext()
  const { mutateAsync: send } = useAnswerInterview()
  const [isSending, setSending] = useState(false)
  const [reason, setReason] = useState<string>()

  const sendIn = async (sessionId: number, given: GivenAnswer): Promise<Marking | undefined> => {
    try {
      const marking = await send({ ...given, sessionId })
      if (marking.session?.status === 'completed') session.complete(set)
      return marking
    } catch (error) {
      if (isOutdated(error)) {
        session.end(set)
        session.begin(set)
      }
      if (!isSessionEnded(error))
        setReason(errorMessage(error, 'Your answer is still here. Please try again.'))
      showFailure('Failed to submit answer', error)
      return undefined
    }
  }

  /** Undefined if it did not work. */
  const submit = async (given: GivenAnswer): Promise<Marking | undefined> => {
    if (isSending) return undefined
    setSending(true)
    setReason(undefined)
    try {
      const sessionId = await session.find(set)
      if (sessionId !== undefined) return await sendIn(sessionId, given)
      showFailure('No active session found. Please try again.')
      session.begin(set)
      return undefined
    } finally {
      setSending(false)
    }
  }

  return { submit, isSending, reason }
}
