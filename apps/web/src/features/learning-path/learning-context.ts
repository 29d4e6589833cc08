import { createContext, useContext } from 'react'
import type { LearningGoal } from './learning-request.ts'

/** The path on the screen: whose, and where its answer is kept. */
export type LearningView = { goal: LearningGoal; pathKey: readonly unknown[]; request: string }

export const LearningContext = createContext<LearningView | null>(null)

/** Throws outside the screen. */
export const useLearningView = (): LearningView => {
  const view = useContext(LearningContext)
  if (!view) throw new Error('useLearningView must be used on the learning path screen')
  return view
}
