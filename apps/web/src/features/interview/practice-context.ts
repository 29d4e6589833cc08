import { createContext, type ReactNode, useContext } from 'react'
import type { QuestionSet } from './interview-choices.ts'
import type { PracticeSession } from './practice-session.ts'

export type PracticeContextValue = {
  /** Drafts belong to them. */
  uid: string
  set: QuestionSet
  session: PracticeSession
  /** The control that reports a question to the operator. */
  report: (questionId: number) => ReactNode
}

export const PracticeContext = createContext<PracticeContextValue | null>(null)

/** Throws outside the screen. */
export const usePracticeContext = (): PracticeContextValue => {
  const value = useContext(PracticeContext)
  if (!value) throw new Error('usePracticeContext must be used on the interview screen')
  return value
}
