import { z } from 'zod'
import { defineCapability, standardLimits } from '../capability.ts'
import { ListedResume, listSkillsInOrder } from './list-skills.ts'

export const listSkillsCapability = defineCapability({
  name: 'listSkills',
  input: ListedResume,
  output: z.array(z.string()),
  builtIn: listSkillsInOrder,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to process.',
    failed: 'The skills of this resume could not be found. Please try again.',
  },
})
