import { defineCapability, standardLimits } from '../capability.ts'
import { ComparedSkills, compareOwnSkills, OwnSkillsInput } from './compare-own-skills.ts'

export const compareOwnSkillsCapability = defineCapability({
  name: 'compareOwnSkills',
  input: OwnSkillsInput,
  output: ComparedSkills,
  builtIn: compareOwnSkills,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to process.',
    failed: 'Your skills could not be compared with the role. Please try again.',
  },
})
