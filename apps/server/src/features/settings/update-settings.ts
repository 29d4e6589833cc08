import type { CallInput } from '@nextrung/contract/call'
import type { updateSettings as call } from '@nextrung/contract/settings'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeUserSettings, isOwnId } from '../identity/identity.public.ts'
import { readSettings } from './read-settings.ts'

/** Changes the parts that are named and keeps the others. */
export const updateSettings = async (ctx: RequestContext, { params, body }: CallInput<typeof call>) => {
  if (!isOwnId(ctx.user, params.uid)) throw notFound('This account')
  const settings = await changeUserSettings(ctx.db, {
    id: ctx.user.id,
    change: (saved) => {
      const before = readSettings(saved)
      return {
        theme: body.theme ?? before.theme,
        privacy: { ...before.privacy, ...body.privacy },
        notifications: { ...before.notifications, ...body.notifications },
      }
    },
  })
  return { settings }
}
