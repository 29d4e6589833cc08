import type { MarkedAnswer } from './marked-answer.ts'

/** What the person did with the questions of this visit. */
export type Practice = {
  /** The question that is being answered. */
  activeId: number | undefined
  /** By the question's id. */
  marked: ReadonlyMap<number, MarkedAnswer>
  latestId: number | undefined
}

export type ChangePractice = (change: (before: Practice) => Practice) => void

export const newPractice: Practice = { activeId: undefined, marked: new Map(), latestId: undefined }
