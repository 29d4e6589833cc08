import type { CallInput } from '@nextrung/contract/call'
import type { updateSettings as call } from '@nextrung/contract/settings'
import { AppError, notFound } from '../../errors.ts'
import { namesTag } from '../../http/entity-tag.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isOwnId } from '../identity/identity.public.ts'
import { changeSettings } from './change-settings.ts'
import { settingsAnswer, settingsTag } from './settings-answer.ts'

/** Saves the given settings. With `If-Match`, only if they haven't changed since the client read them. */
export const updateSettings = async (ctx: RequestContext, { params, body }: CallInput<typeof call>) => {
  if (!isOwnId(ctx.user, params.uid)) throw notFound('This account')
  const seen = ctx.request.headers.get('if-match')
  const settings = await changeSettings(ctx.db, {
    userId: ctx.user.id,
    change: body,
    check: (before) => {
      if (seen !== null && !namesTag(seen, settingsTag(ctx.user, before)))
        throw new AppError('CONFLICT', 'Your settings were changed elsewhere. Please try again.')
    },
  })
  return settingsAnswer(ctx.user, settings)
}
