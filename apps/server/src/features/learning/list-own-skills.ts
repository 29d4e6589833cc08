import { listSkillsOfCourses } from '@nextrung/engine/person/skills-of-courses'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { listShown } from '../person/person.public.ts'
import { findNewestSkills } from '../resumes/resumes.public.ts'

/**
 * The skills that the newest finished version shows, those that its courses name, those shown here, then those of the
 * profile, each once whatever its case.
 */
export const listOwnSkills = async (ctx: RequestContext): Promise<string[]> => {
  const newest = await findNewestSkills(ctx.db, ctx.user.id)
  const shown = (await listShown(ctx.db, ctx.user.id)).map(({ skill }) => skill)
  const row = await findUserById(ctx.db, ctx.user.id)
  const byName = new Map<string, string>()
  for (const skill of [...newest.skills, ...listSkillsOfCourses(newest), ...shown, ...(row?.skills ?? [])]) {
    const key = skill.toLowerCase()
    if (!byName.has(key)) byName.set(key, skill)
  }
  return [...byName.values()]
}
