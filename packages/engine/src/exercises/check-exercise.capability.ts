import { defineCapability, standardLimits } from '../capability.ts'
import { CheckedExercise, CheckInput, checkExercise } from './check-exercise.ts'

export const checkExerciseCapability = defineCapability({
  name: 'checkExercise',
  input: CheckInput,
  output: CheckedExercise,
  builtIn: checkExercise,
  // A pattern that takes longer on a few lines of text would take longer in production too.
  limits: { ...standardLimits, builtInMs: 2000 },
  messages: {
    tooComplex:
      'Your code takes too long to check. A regular expression with repeats inside repeats can do that.',
    failed: 'Your code could not be checked. Please try again.',
  },
})
