import { z } from 'zod'
import { defineCapability, standardLimits } from '../capability.ts'
import { findRemainingSkills, SkillsBefore } from './find-remaining-skills.ts'

export const findRemainingSkillsCapability = defineCapability({
  name: 'findRemainingSkills',
  input: SkillsBefore,
  output: z.array(z.string()),
  builtIn: findRemainingSkills,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to process.',
    failed: 'The skills of this resume could not be found. Please try again.',
  },
})
