import type { CallInput } from '@nextrung/contract/call'
import type { getProfile as call, Profile } from '@nextrung/contract/users'
import { notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById, isOwnId } from '../identity/identity.public.ts'
import { profileAnswer, profileOf } from './profile-answer.ts'

/** The person's own profile. */
export const getProfile = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<Profile>> => {
  const row = isOwnId(ctx.user, params.userId) ? await findUserById(ctx.db, ctx.user.id) : undefined
  if (!row) throw notFound('This account')
  return profileAnswer(profileOf(row))
}
