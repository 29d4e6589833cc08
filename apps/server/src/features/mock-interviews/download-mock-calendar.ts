import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { downloadMockCalendar as call } from '@nextrung/contract/mock-interviews'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { baseUrl } from '../../mail/send-mail.job.ts'
import { findOwnMock } from './own-mock.ts'

const minuteMs = 60_000
const remindSeconds = 15 * 60

/** A scheduled interview as a calendar file. The event keeps its id, so a newer file replaces it. */
export const downloadMockCalendar = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const { mock, session } = await findOwnMock(ctx.db, { userId: ctx.user.id, id: params.id })
  if (session.status !== 'scheduled' || !session.scheduledAt) throw notFound('This scheduled interview')
  // Calendars are shared, so the event's id does not reveal whose it is.
  const owner = createHash('sha256').update(ctx.user.uid).digest('base64url').slice(0, 16)
  const calendar = ical({
    name: 'Mock interview',
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Nextrung//Mock interview//EN',
  })
  const start = session.scheduledAt
  calendar.createEvent({
    id: `mock-${mock.id}-${owner}@nextrung`,
    start,
    end: new Date(start.getTime() + mock.minutes * minuteMs),
    timezone: 'UTC',
    stamp: ctx.now(),
    summary: `Mock interview: ${session.roleTitle}`,
    description: `${mock.minutes} minutes of practice. Have water and a quiet room ready.`,
    url: `${baseUrl(ctx)}/interview-prep?panel=mock&mock=${mock.id}`,
    alarms: [{ type: ICalAlarmType.display, trigger: remindSeconds }],
  })
  return {
    bytes: new TextEncoder().encode(calendar.toString()),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'mock-interview.ics',
  }
}
