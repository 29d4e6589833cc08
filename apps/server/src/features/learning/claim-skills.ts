import type { CallInput } from '@nextrung/contract/call'
import type { claimSkills as call } from '@nextrung/contract/learning-plan'
import type { UserSkills } from '@nextrung/contract/user-skills'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserForUpdate, updateUser } from '../identity/identity.public.ts'
import { listOwnSkills } from './list-own-skills.ts'

/** As many as the profile's form takes. */
const mostSkills = 100

const lower = (text: string): string => text.toLowerCase()

/** Adds skills to the profile as told by the person, or removes ones that they told. */
export const claimSkills = async (
  ctx: RequestContext,
  { body: { add = [], remove = [] } }: CallInput<typeof call>,
): Promise<UserSkills> => {
  const id = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    const before = await findUserForUpdate(tx, id)
    if (!before) throw notFound('This account')
    const told = before.skills ?? []
    const removed = new Set(remove.map(lower))
    const kept = told.filter((skill) => !removed.has(lower(skill)))
    const names = new Set(kept.map(lower))
    const skills = [...kept]
    for (const skill of add) {
      if (names.has(lower(skill))) continue
      names.add(lower(skill))
      skills.push(skill)
    }
    if (skills.length > mostSkills && skills.length > told.length)
      throw new AppError(
        'BAD_REQUEST',
        `Your profile can hold ${mostSkills} skills. Remove some to add others.`,
      )
    await updateUser(tx, { id, change: { skills } })
  })
  return { skills: await listOwnSkills(ctx) }
}
