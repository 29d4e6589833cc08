import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { findMock } from '../mock-interviews/mock-interviews.public.ts'
import { notify } from './notify.ts'

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** Reminds the person of a mock interview they planned, unless they have held or deleted it in the meantime. */
export const notifyMockInterview = async (
  services: Services,
  { userId, payload }: Event<{ mockId: number }>,
): Promise<void> => {
  const row = await findMock(services.db, { userId, id: payload.mockId })
  const at = row?.session.scheduledAt
  if (!row || !at || row.session.status !== 'scheduled') return
  const { mock, session } = row
  const when = dayAndTime.format(at)
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'mock-interview',
      about: String(mock.id),
      title: `Your mock interview for ${session.roleTitle} is coming up`,
      body: `You planned ${mock.minutes} minutes for ${when}. You can start earlier, too.`,
      link: `/interview-prep?panel=mock&mock=${mock.id}`,
    }),
  )
}
