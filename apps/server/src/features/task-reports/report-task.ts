import type { CallInput, CallOutput } from '@nextrung/contract/call'
import { type reportTask as call, type TaskKind, taskReportLimits } from '@nextrung/contract/task-reports'
import { findOfferedExercise } from '@nextrung/engine/exercises/offered-exercises'
import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { keepReport } from './keep-report.ts'
import { taskReasonTexts } from './task-reason-texts.ts'
import { countReportsSince, findReport, saveReport } from './task-reports.store.ts'

const find: Record<TaskKind, (id: string) => { title: string } | undefined> = {
  exercise: findOfferedExercise,
  challenge: findChallenge,
}

/** Stores what is wrong with an exercise or a challenge, and mails it to the operator if mail and their address are set. */
export const reportTask = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const { kind, id: taskId, reason } = body
  const note = body.note || null
  const task = find[kind](taskId)
  if (!task) throw notFound(`This ${kind}`)
  const about = { userId: ctx.user.id, kind, taskId }
  return keepReport(ctx, {
    reason,
    note,
    things: 'exercises and challenges',
    mostPerDay: taskReportLimits.reportsPerDay,
    find: (tx) => findReport(tx, about),
    countSince: (tx, since) => countReportsSince(tx, { userId: about.userId, since }),
    save: (tx) => saveReport(tx, { ...about, title: task.title, reason, note, createdAt: ctx.now() }),
    tell: ({ title }) => ({
      name: taskId,
      about: `the ${kind} “${title}”`,
      why: taskReasonTexts[reason],
      end: `When you are done: npm run questions -- close ${kind}:${taskId}`,
    }),
  })
}
