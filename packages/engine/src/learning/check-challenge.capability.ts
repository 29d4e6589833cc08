import { CheckedWork } from '@nextrung/contract/challenge-work'
import { defineCapability, standardLimits } from '../capability.ts'
import { ChallengeCheckInput, checkChallenge } from './check-challenge.ts'

export const checkChallengeCapability = defineCapability({
  name: 'checkChallenge',
  input: ChallengeCheckInput,
  output: CheckedWork,
  builtIn: checkChallenge,
  limits: standardLimits,
  messages: {
    tooComplex: 'Your work takes too long to check. Paste less of it.',
    failed: 'Your work could not be checked. Please try again.',
  },
})
