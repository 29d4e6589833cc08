import { createHash } from 'node:crypto'
import type { CallInput } from '@nextrung/contract/call'
import type { downloadInterviewCalendar as call } from '@nextrung/contract/job-applications'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findOwnApplication } from './own-application.ts'

const dayMs = 24 * 3600_000

/** The interview as an all-day entry; sample employers name no hour. A newer file replaces an older one's entry. */
export const downloadInterviewCalendar = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const row = await findOwnApplication(ctx.db, { userId: ctx.user.id, id: params.id })
  if (row.interviewOn === null) throw notFound('This interview')
  // Calendars are shared, so the event's id does not reveal whose it is.
  const owner = createHash('sha256').update(ctx.user.uid).digest('base64url').slice(0, 16)
  const calendar = ical({
    name: 'Interview',
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Nextrung//Interview//EN',
  })
  const start = new Date(`${row.interviewOn}T00:00:00Z`)
  calendar.createEvent({
    id: `interview-${row.id}-${owner}@nextrung`,
    start,
    end: new Date(start.getTime() + dayMs),
    allDay: true,
    timezone: 'UTC',
    stamp: ctx.now(),
    summary: `Interview: ${row.title}, ${row.company}${row.isSample ? ' (simulated)' : ''}`,
    description: row.nextSteps.join('\n'),
  })
  return {
    bytes: new TextEncoder().encode(calendar.toString()),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'interview.ics',
  }
}
