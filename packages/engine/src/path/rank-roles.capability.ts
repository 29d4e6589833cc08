import { defineCapability, standardLimits } from '../capability.ts'
import { PathInput } from './path-input.ts'
import { RankedRoles, rankRoles } from './rank-roles.ts'

export const rankRolesCapability = defineCapability({
  name: 'rankRoles',
  input: PathInput,
  output: RankedRoles,
  builtIn: rankRoles,
  limits: standardLimits,
  messages: {
    tooComplex: 'Your resume is too complex to rank roles from.',
    failed: 'The roles could not be ranked. Please try again.',
  },
})
