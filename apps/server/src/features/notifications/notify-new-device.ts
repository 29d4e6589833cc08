import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { findAuditOrigin } from '../audit/audit.public.ts'
import { describeDevice } from '../identity/identity.public.ts'
import { notify } from './notify.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Notifies the person of a sign-in from a device their account had not seen before. */
export const notifyNewDevice = async (
  services: Services,
  { id, userId, at, payload }: Event<{ auditEventId: number }>,
): Promise<void> => {
  const origin = await findAuditOrigin(services.db, { userId, eventId: payload.auditEventId })
  if (!origin) return
  const device = describeDevice(origin.userAgent)
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'new-sign-in',
      about: id,
      title: 'New sign-in to your account',
      body: `${device}, from the network address ${origin.ipAddress}, on ${moment.format(at)} UTC. If this was not you, change your password and sign this device out, both in Settings under Account.`,
      link: '/settings',
    }),
  )
}
