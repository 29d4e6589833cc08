import type { CallInput } from '@nextrung/contract/call'
import type { Activity, listActivity as call } from '@nextrung/contract/own-data'
import type { RequestContext } from '../../http/request-context.ts'
import { auditTextOf, listAuditEvents } from '../audit/audit.public.ts'
import { describeDevice } from '../identity/identity.public.ts'

const pageSize = 20

/** The account's activity, newest first. */
export const listActivity = async (ctx: RequestContext, { query }: CallInput<typeof call>) => {
  const events = await listAuditEvents(ctx.db, {
    userId: ctx.user.id,
    before: query.before,
    limit: pageSize + 1,
  })
  const activity: Activity[] = events.slice(0, pageSize).map((event) => ({
    id: event.id,
    event: event.event,
    text: auditTextOf(event.event),
    at: event.createdAt.toISOString(),
    device: event.userAgent === null ? null : describeDevice(event.userAgent),
    ipAddress: event.ipAddress,
  }))
  return { activity, hasMore: events.length > pageSize }
}
