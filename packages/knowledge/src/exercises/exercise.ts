import type { Comparison, ExerciseDifficulty, ExerciseKind } from '@nextrung/contract/exercises'

/** A test as its author wrote it. What its fields mean for each kind stands at `ExerciseTest` in the contract. */
export type AuthoredTest = {
  name: string
  /** Keeps people from writing code for the visible tests alone. */
  isHidden?: true
  setup?: string
  probe: string
  width?: number
  /** `equal` unless given. */
  compare?: Comparison
  expected?: unknown
}

/** An exercise that is checked by program. */
export type AuthoredExercise = {
  /** Stable: what people did refers to it. */
  id: string
  title: string
  kind: ExerciseKind
  /** Named as in the taxonomy. */
  skill: string
  difficulty: ExerciseDifficulty
  minutes: number
  /** Paragraphs; inline code stands between backticks. */
  task: readonly string[]
  starter: string
  /** SQL that makes the tables and fills them. */
  schema?: string
  /** Regular expressions: flags. YAML: `documents` for a file of several. */
  flags?: string
  tests: readonly AuthoredTest[]
  /** From a nudge to nearly the answer. */
  hints: readonly [string, string, string]
  solution: string
}

/** A hidden test. */
export const hidden = (test: Omit<AuthoredTest, 'name' | 'isHidden'>): AuthoredTest => ({
  name: 'Another case',
  isHidden: true,
  ...test,
})
