import type { CallInput } from '@nextrung/contract/call'
import type { updateProfile as call, Profile } from '@nextrung/contract/users'
import { AppError, notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import { namesTag } from '../../http/entity-tag.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { findUserForUpdate, isOwnId, updateUser } from '../identity/identity.public.ts'
import { profileAnswer, profileOf, profileTag } from './profile-answer.ts'
import { readProfileChange } from './read-profile-change.ts'

const conflict = () =>
  new AppError(
    'CONFLICT',
    'Your profile was changed elsewhere in the meantime. Please review it, then save again.',
  )

/** Saves the given fields of the person's own profile; other fields keep their values, even with concurrent saves. */
export const updateProfile = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<Answer<Profile>> => {
  if (!isOwnId(ctx.user, params.userId)) throw notFound('This account')
  const { id } = ctx.user
  const ifMatch = ctx.request.headers.get('if-match')
  const row = await ctx.db.transaction(async (tx) => {
    const before = await findUserForUpdate(tx, id)
    if (!before) throw notFound('This account')
    const saved = profileOf(before)
    if (ifMatch !== null && !namesTag(ifMatch, profileTag(saved))) throw conflict()
    const change = readProfileChange(body, saved)
    if (Object.keys(change).length === 0) return before
    if (change.email !== undefined && change.email !== before.email)
      await recordAudit(tx, { userId: id, event: 'profile.contact-changed', request: ctx.request })
    return updateUser(tx, { id, change })
  })
  if (!row) throw notFound('This account')
  return profileAnswer(profileOf(row))
}
