import type { UserSkills } from '@nextrung/contract/user-skills'
import type { RequestContext } from '../../http/request-context.ts'
import { listOwnSkills } from './list-own-skills.ts'

/** The person's skills by name. Stores nothing. */
export const getUserSkills = async (ctx: RequestContext): Promise<UserSkills> => {
  // The screen asks for a path as soon as it has them.
  ctx.thinking.warm()
  return { skills: await listOwnSkills(ctx) }
}
