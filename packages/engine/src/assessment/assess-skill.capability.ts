import { defineCapability, standardLimits } from '../capability.ts'
import { AssessedSkill, AssessSkillInput, assessSkill } from './assess-skill.ts'

export const assessSkillCapability = defineCapability({
  name: 'assessSkill',
  input: AssessSkillInput,
  output: AssessedSkill,
  builtIn: assessSkill,
  limits: standardLimits,
  messages: {
    tooComplex: 'This quiz has too many questions to go on. Please start another one.',
    failed: 'The next question could not be chosen. Please try again.',
  },
})
