import { defineCapability, standardLimits } from '../capability.ts'
import { ChosenStep, chooseNextStep } from './choose-next-step.ts'
import { NextStepInput } from './next-step-input.ts'

export const chooseNextStepCapability = defineCapability({
  name: 'chooseNextStep',
  input: NextStepInput,
  output: ChosenStep,
  builtIn: chooseNextStep,
  limits: standardLimits,
  messages: {
    tooComplex: 'Your plan is too complex to choose a next step from.',
    failed: 'Your next step could not be chosen. Please try again.',
  },
})
