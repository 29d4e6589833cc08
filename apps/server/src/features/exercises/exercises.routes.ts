import * as calls from '@nextrung/contract/exercises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { getExercise } from './get-exercise.ts'
import { listExercises } from './list-exercises.ts'
import { recordAttempt } from './record-attempt.ts'
import { showSolution } from './show-solution.ts'
import { takeHint } from './take-hint.ts'

export const exercisesRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listExercises, listExercises)
  mount(calls.getExercise, getExercise)
  mount(calls.recordAttempt, recordAttempt)
  mount(calls.takeHint, takeHint)
  mount(calls.showSolution, showSolution)
}
