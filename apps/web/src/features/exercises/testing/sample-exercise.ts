import type { Exercise, ExerciseState } from '@nextrung/contract/exercises'

export const exerciseState = (more: Partial<ExerciseState> = {}): ExerciseState => ({
  attempts: 0,
  hintsTaken: 0,
  canSeeSolution: false,
  hasSeenSolution: false,
  passedAt: null,
  checkedBy: null,
  countsAsShown: false,
  ...more,
})

export const exerciseSummary = (more: Partial<Exercise> = {}) => ({
  id: 'count-rows',
  title: 'Count the rows',
  kind: 'sql' as const,
  skill: 'SQL',
  difficulty: 'beginner' as const,
  minutes: 5,
  isWithdrawn: false,
  state: exerciseState(),
  ...more,
})

/** An exercise with one test that is shown and one that is not. */
export const sampleExercise = (more: Partial<Exercise> = {}): Exercise => ({
  ...exerciseSummary(),
  task: ['Count the rows of `orders`.'],
  starter: 'SELECT 1;',
  schema: 'CREATE TABLE orders (id int);',
  flags: null,
  tests: [
    { name: 'Another case', isHidden: true, probe: '', compare: 'equal', expected: '[{"count":2}]' },
    { name: 'counts no rows', isHidden: false, probe: '', compare: 'equal', expected: '[{"count":0}]' },
  ],
  hints: [],
  hintCount: 3,
  solution: null,
  passedCode: null,
  ...more,
})
