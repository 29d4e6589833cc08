export { checkExercise } from './check-exercise.ts'
