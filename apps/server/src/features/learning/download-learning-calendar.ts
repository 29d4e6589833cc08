import { createHash } from 'node:crypto'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { calendarFile } from './calendar-file.ts'
import { learningPlanAnswer } from './learning-plan-answer.ts'

/** The plan as a calendar file, one entry a week. */
export const downloadLearningCalendar = async (ctx: RequestContext): Promise<FileAnswer> => {
  const { body: plan } = await learningPlanAnswer(ctx)
  if (!plan?.path) throw notFound('This learning plan')
  // Calendars are shared, so the entries' ids do not reveal whose they are.
  const owner = createHash('sha256').update(ctx.user.uid).digest('base64url').slice(0, 16)
  return {
    bytes: calendarFile(plan.path, { owner, now: ctx.now() }),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'learning-plan.ics',
  }
}
