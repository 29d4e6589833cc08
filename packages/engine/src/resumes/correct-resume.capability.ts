import { defineCapability, standardLimits } from '../capability.ts'
import { CorrectedResume, Corrections, correctResume } from './correct-resume.ts'

export const correctResumeCapability = defineCapability({
  name: 'correctResume',
  input: Corrections,
  output: CorrectedResume,
  builtIn: correctResume,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to process.',
    failed: 'Your corrections could not be applied. Please try again.',
  },
})
