import type { RequestContext } from '../../../http/request-context.ts'
import { sessionTimes } from '../identity.ts'
import { describeDevice } from './describe-device.ts'
import { listSessions } from './devices.store.ts'

/** Where the person is signed in: this browser first, then the most recently used. */
export const listDevices = async (ctx: RequestContext) => {
  const token = await ctx.identity.findSessionToken(ctx.request.headers)
  const now = ctx.now()
  const sessions = await listSessions(ctx.db, {
    uid: ctx.user.uid,
    now,
    createdAfter: new Date(now.getTime() - sessionTimes.absoluteMs),
  })
  const devices = sessions.map((session) => ({
    id: session.id,
    isThis: session.token === token,
    description: describeDevice(session.userAgent),
    ipAddress: session.ipAddress || null,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: new Date(session.expiresAt.getTime() - sessionTimes.idleMs).toISOString(),
  }))
  return devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}
