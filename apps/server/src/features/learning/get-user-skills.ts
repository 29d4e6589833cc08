import type { UserSkills } from '@nextrung/contract/learning-path'
import type { RequestContext } from '../../http/request-context.ts'
import { listOwnSkills } from './list-own-skills.ts'

/** The person's skills by name. Stores nothing. */
export const getUserSkills = async (ctx: RequestContext): Promise<UserSkills> => ({
  skills: await listOwnSkills(ctx),
})
