import { assessmentLimits } from '@nextrung/contract/assessments'
import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { reportQuestion as call } from '@nextrung/contract/question-reports'
import { holdLock } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { findContact } from '../identity/identity.public.ts'
import { findQuestionRow, type QuestionRow } from './questions.store.ts'
import { reasonTexts } from './reason-texts.ts'
import { countReportsSince, findReport, type ReportRow, saveReport } from './reports.store.ts'
import { wasAsked } from './runs.store.ts'

const dayMs = 24 * 3600_000

/** Stores what is wrong with a question for the operator, and mails it if mail and their address are configured. */
export const reportQuestion = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const userId = ctx.user.id
  const questionId = params.id
  const question = await findQuestionRow(ctx.db, questionId)
  if (!question || !(await wasAskedAnywhere(ctx, questionId))) throw notFound('This question')
  const note = body.note || null
  const { createdAt } = await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const before = await findReport(tx, { userId, questionId })
    if (before?.status === 'open' && before.reason === body.reason && before.note === note) return before
    if (!before) await requireQuota(ctx, tx)
    const row = await saveReport(tx, {
      userId,
      questionId,
      reason: body.reason,
      note,
      createdAt: ctx.now(),
    })
    if (!before) await mailOperator(ctx, tx, { row, question })
    return row
  })
  return { reportedAt: createdAt.toISOString() }
}

const wasAskedAnywhere = async (ctx: RequestContext, questionId: number): Promise<boolean> =>
  (await wasAsked(ctx.db, { userId: ctx.user.id, questionId })) ||
  (await ctx.wasPractised(ctx.user.id, questionId))

const requireQuota = async (ctx: RequestContext, tx: Database): Promise<void> => {
  const max = assessmentLimits.reportsPerDay
  const since = new Date(ctx.now().getTime() - dayMs)
  if ((await countReportsSince(tx, { userId: ctx.user.id, since })) < max) return
  throw new AppError(
    'TOO_MANY_TRIES',
    `You have reported ${max} questions within 24 hours, which is the maximum. Please report others tomorrow.`,
    { retryAfterSeconds: dayMs / 1000 },
  )
}

const mailOperator = async (
  ctx: RequestContext,
  tx: Database,
  { row, question }: { row: ReportRow; question: QuestionRow },
): Promise<void> => {
  const to = ctx.config.operatorEmail
  const contact = to ? await findContact(tx, ctx.user.id) : undefined
  if (!to || !contact) return
  const name = question.bankId ?? `question ${question.id}`
  await enqueueMail(ctx, tx, {
    userId: ctx.user.id,
    to,
    replyTo: contact.email,
    subject: `Report about ${name}: ${reasonTexts[row.reason]}`,
    text: `${contact.displayName} (${contact.email}) reports a question about ${question.skillName ?? 'a role'}: ${reasonTexts[row.reason]}.

${row.note ?? 'They added no note.'}

--
${question.question}

Read it with its options: npm run questions -- show ${question.id}
`,
  })
}
