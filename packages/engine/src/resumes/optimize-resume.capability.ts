import { defineCapability, standardLimits } from '../capability.ts'
import { optimizeResume } from './optimize-resume.ts'
import { OptimizedResume, OptimizeInput } from './resume-model.ts'

export const optimizeResumeCapability = defineCapability({
  name: 'optimizeResume',
  input: OptimizeInput,
  output: OptimizedResume,
  builtIn: optimizeResume,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to process.',
    failed: 'This resume could not be optimized. Please try again.',
  },
})
