import { ResumeScore } from '@nextrung/contract/resume-score'
import { defineCapability, standardLimits } from '../../capability.ts'
import { ScoreInput, scoreResume } from './score-resume.ts'

export const scoreResumeCapability = defineCapability({
  name: 'scoreResume',
  input: ScoreInput,
  output: ResumeScore,
  builtIn: scoreResume,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to process.',
    failed: 'This resume could not be scored. Please try again.',
  },
})
