import type { CallInput, CallOutput } from '@nextrung/contract/call'
import { type reportTask as call, type TaskKind, taskReportLimits } from '@nextrung/contract/task-reports'
import { findOfferedExercise } from '@nextrung/engine/exercises/offered-exercises'
import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import { holdLock } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { findContact } from '../identity/identity.public.ts'
import { taskReasonTexts } from './task-reason-texts.ts'
import { countReportsSince, findReport, saveReport, type TaskReportRow } from './task-reports.store.ts'

const dayMs = 24 * 3600_000

const find: Record<TaskKind, (id: string) => { title: string } | undefined> = {
  exercise: findOfferedExercise,
  challenge: findChallenge,
}

/** Stores what is wrong with an exercise or a challenge, and mails it to the operator if mail and their address are set. */
export const reportTask = async (
  ctx: RequestContext,
  { body: { kind, id: taskId, reason, note: written } }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const userId = ctx.user.id
  const task = find[kind](taskId)
  if (!task) throw notFound(`This ${kind}`)
  const note = written || null
  const { createdAt } = await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const before = await findReport(tx, { userId, kind, taskId })
    if (before?.status === 'open' && before.reason === reason && before.note === note) return before
    if (!before) await requireQuota(ctx, tx)
    const about = { userId, kind, taskId, title: task.title }
    const row = await saveReport(tx, { ...about, reason, note, createdAt: ctx.now() })
    if (!before) await mailOperator(ctx, tx, row)
    return row
  })
  return { reportedAt: createdAt.toISOString() }
}

const requireQuota = async (ctx: RequestContext, tx: Database): Promise<void> => {
  const max = taskReportLimits.reportsPerDay
  const since = new Date(ctx.now().getTime() - dayMs)
  if ((await countReportsSince(tx, { userId: ctx.user.id, since })) < max) return
  throw new AppError(
    'TOO_MANY_TRIES',
    `You have reported ${max} exercises and challenges within 24 hours, which is the maximum. Please report others tomorrow.`,
    { retryAfterSeconds: dayMs / 1000 },
  )
}

const mailOperator = async (ctx: RequestContext, tx: Database, row: TaskReportRow): Promise<void> => {
  const to = ctx.config.operatorEmail
  const contact = to ? await findContact(tx, ctx.user.id) : undefined
  if (!to || !contact) return
  await enqueueMail(ctx, tx, {
    userId: ctx.user.id,
    to,
    replyTo: contact.email,
    subject: `Report about ${row.taskId}: ${taskReasonTexts[row.reason]}`,
    text: `${contact.displayName} (${contact.email}) reports the ${row.kind} “${row.title}”: ${taskReasonTexts[row.reason]}.

${row.note ?? 'They added no note.'}

--
When you are done: npm run questions -- close ${row.kind}:${row.taskId}
`,
  })
}
