import { defineCapability, standardLimits } from '../capability.ts'
import { PlanInput } from './learner-input.ts'
import { PlannedPath, planLearning } from './plan-learning.ts'

export const planLearningCapability = defineCapability({
  name: 'planLearning',
  input: PlanInput,
  output: PlannedPath,
  builtIn: planLearning,
  limits: standardLimits,
  messages: {
    tooComplex: 'Your resume is too complex to plan a learning path from.',
    failed: 'Your learning path could not be planned. Please try again.',
  },
})
