import { useEffect } from 'react'
import { showFailure } from './practice-session.ts'

type Loads = {
  scores: Error | null
  questions: Error | null
  /** The questions are still on their way. */
  isLoading: boolean
}

/** One notification when the screen cannot load: about the questions if they failed, otherwise about the stats. */
export const useLoadFailureToast = ({ scores, questions, isLoading }: Loads): void => {
  useEffect(() => {
    if (questions) showFailure('Failed to fetch interview questions', questions)
  }, [questions])
  const scoresAlone = isLoading || questions ? null : scores
  useEffect(() => {
    if (scoresAlone) showFailure('Failed to fetch scores', scoresAlone)
  }, [scoresAlone])
}
