import type { ExerciseState } from '@nextrung/contract/exercises'
import type { ProgressRow } from './exercises.store.ts'

/** What the person sees of a row; nothing has been done without one. */
export const exerciseState = (row: ProgressRow | undefined): ExerciseState => ({
  attempts: row?.attempts ?? 0,
  hintsTaken: row?.hintsTaken ?? 0,
  canSeeSolution: row ? row.failedTries > 0 || row.passedAt !== null || row.solutionSeenAt !== null : false,
  hasSeenSolution: row ? row.solutionSeenAt !== null : false,
  passedAt: row?.passedAt?.toISOString() ?? null,
  checkedBy: row?.passedBy ?? null,
  countsAsShown: row?.passedAlone ?? false,
})
