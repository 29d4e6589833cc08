import { defineCapability, standardLimits } from '../capability.ts'
import { ChallengesInput, ChosenChallenges, chooseChallenges } from './choose-challenges.ts'

export const chooseChallengesCapability = defineCapability({
  name: 'chooseChallenges',
  input: ChallengesInput,
  output: ChosenChallenges,
  builtIn: chooseChallenges,
  limits: standardLimits,
  messages: {
    tooComplex: 'Your resume is too complex to choose challenges from.',
    failed: 'Your challenges could not be chosen. Please try again.',
  },
})
