import * as exercises from '@nextrung/contract/exercises'
import { reportTask } from '@nextrung/contract/task-reports'
import type { Row } from '../../../testing/specified.ts'
import { exerciseState, exerciseSummary, sampleExercise } from './sample-exercise.ts'

const state = exerciseState({ attempts: 1, canSeeSolution: true })

export const rows: readonly Row[] = [
  { call: exercises.listExercises, answer: { exercises: [exerciseSummary()] } },
  { call: exercises.getExercise, answer: sampleExercise() },
  {
    call: exercises.recordAttempt,
    answer: { passed: false, checkedBy: 'browser', outcomes: [], problem: null, state },
  },
  { call: exercises.takeHint, answer: { hints: ['Use count(*).'], state } },
  { call: reportTask, answer: { reportedAt: '2026-11-23T10:00:00.000Z' } },
  { call: exercises.showSolution, answer: { solution: 'SELECT count(*) FROM orders;', state } },
]
