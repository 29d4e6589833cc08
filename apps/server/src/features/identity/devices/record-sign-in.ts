import { createHmac } from 'node:crypto'
import { signedInFromNewDevice } from '../../../events/events.ts'
import { publish } from '../../../events/publish.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { deviceCookie, findKnownDevice } from '../known-device.ts'
import { networkOf } from '../network-address.ts'
import { countUp } from '../sign-in-counters.store.ts'
import { findUserByUid } from '../users.store.ts'
import { describeDevice } from './describe-device.ts'

const rememberedMs = 90 * 24 * 3600_000

type SignIn = {
  uid: string
  /** The sign-in address. */
  email: string
  /** True for the sign-in that follows a sign-up. */
  isFirst?: boolean
}

/**
 * Called after every successful sign-in. Records it, remembers this browser, and notifies the person unless the
 * account saw this browser, or this kind of browser on this network, in the last 90 days.
 */
export const recordSignIn = async (
  ctx: PublicContext,
  { uid, email, isFirst = false }: SignIn,
): Promise<void> => {
  const { request } = ctx
  const user = await findUserByUid(ctx.db, uid)
  if (!user) return
  const device = describeDevice(request.headers.get('user-agent'))
  const isKnown = findKnownDevice(ctx, { email, headers: request.headers }) !== undefined
  const key = seenKey(ctx, [networkOf(request.ip), uid, device])
  await ctx.db.transaction(async (tx) => {
    const seen = await countUp(tx, { key, windowMs: rememberedMs, now: ctx.now() })
    const event = isFirst ? 'account.created' : 'sign-in.succeeded'
    const auditEventId = await recordAudit(tx, { userId: user.id, event, request })
    if (isFirst || isKnown || seen.count > 1) return
    await publish(ctx, tx, { event: signedInFromNewDevice, userId: user.id, payload: { auditEventId } })
  })
  request.setCookies.push(deviceCookie(ctx, email))
}

const seenKey = ({ counterSecret }: PublicContext, parts: string[]) =>
  createHmac('sha256', counterSecret)
    .update(['seen', ...parts].join('\n'))
    .digest('base64url')
