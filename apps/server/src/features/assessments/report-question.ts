import { assessmentLimits } from '@nextrung/contract/assessments'
import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { reportQuestion as call } from '@nextrung/contract/question-reports'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { keepReport } from '../task-reports/task-reports.public.ts'
import { findQuestionRow } from './questions.store.ts'
import { reasonTexts } from './reason-texts.ts'
import { countReportsSince, findReport, saveReport } from './reports.store.ts'
import { wasAsked } from './runs.store.ts'

/** Stores what is wrong with a question for the operator, and mails it if mail and their address are configured. */
export const reportQuestion = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const about = { userId: ctx.user.id, questionId: params.id }
  const question = await findQuestionRow(ctx.db, params.id)
  if (!question || !(await wasAskedAnywhere(ctx, params.id))) throw notFound('This question')
  const { reason } = body
  const note = body.note || null
  return keepReport(ctx, {
    reason,
    note,
    things: 'questions',
    mostPerDay: assessmentLimits.reportsPerDay,
    find: (tx) => findReport(tx, about),
    countSince: (tx, since) => countReportsSince(tx, { userId: about.userId, since }),
    save: (tx) => saveReport(tx, { ...about, reason, note, createdAt: ctx.now() }),
    tell: () => ({
      name: question.bankId ?? `question ${question.id}`,
      about: `a question about ${question.skillName ?? 'a role'}`,
      why: reasonTexts[reason],
      end: `${question.question}\n\nRead it with its options: npm run questions -- show ${question.id}`,
    }),
  })
}

const wasAskedAnywhere = async (ctx: RequestContext, questionId: number): Promise<boolean> =>
  (await wasAsked(ctx.db, { userId: ctx.user.id, questionId })) ||
  (await ctx.wasPractised(ctx.user.id, questionId))
