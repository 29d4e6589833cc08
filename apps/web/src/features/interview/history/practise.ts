import type { Difficulty, Scenario } from '../interview-choices.ts'

/** Closes the history and shows the questions to practise. */
export type Practise = (chosen: { scenario: Scenario; difficulty: Difficulty }) => void
