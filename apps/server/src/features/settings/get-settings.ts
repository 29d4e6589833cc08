import type { CallInput } from '@nextrung/contract/call'
import type { getSettings as call } from '@nextrung/contract/settings'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById, isOwnId } from '../identity/identity.public.ts'
import { readSettings } from './read-settings.ts'
import { settingsAnswer } from './settings-answer.ts'

/** The person's own settings. */
export const getSettings = async (ctx: RequestContext, { params }: CallInput<typeof call>) => {
  if (!isOwnId(ctx.user, params.uid)) throw notFound('This account')
  return settingsAnswer(ctx.user, readSettings((await findUserById(ctx.db, ctx.user.id))?.settings))
}
