import { z } from 'zod'
import { defineCall } from './call.ts'

/** The person's skills by name, from the newest resume and the profile. */
export const UserSkills = z.object({ skills: z.array(z.string()) })
export type UserSkills = z.output<typeof UserSkills>

export const getUserSkills = defineCall({
  method: 'GET',
  path: '/api/user/skills',
  access: 'session',
  cost: 'work',
  response: UserSkills,
})
