import type { CallInput } from '@nextrung/contract/call'
import type { saveEnrollment as call, LearningPlan } from '@nextrung/contract/learning-plan'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changedPlanAnswer } from './changed-plan-answer.ts'
import {
  type EnrolmentChange,
  type EnrolmentRow,
  listEnrolments,
  upsertEnrolment,
} from './enrolments.store.ts'
import { findOwnCourse } from './find-own-course.ts'

type Body = CallInput<typeof call>['body']

/** Starts a course, or saves how far the person is. Everything in it is by their own word. */
export const saveEnrollment = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<Answer<LearningPlan>> => {
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const { course, enrolment } = await findOwnCourse(tx, { userId, ...params })
    const most = ctx.config.limits.enrollmentsPerPerson
    if (!enrolment && (await listEnrolments(tx, userId)).length >= most)
      throw new AppError(
        'BAD_REQUEST',
        `You have ${most} courses on your list, which is the maximum on this server. Remove one to add another.`,
      )
    await upsertEnrolment(tx, {
      userId,
      courseId: course.id,
      change: changeFor(body, { before: enrolment, now: ctx.now() }),
    })
  })
  return changedPlanAnswer(ctx)
}

const done = 100

const changeFor = (
  { status: asked, progress: said, rating }: Body,
  { before, now }: { before: EnrolmentRow | undefined; now: Date },
): EnrolmentChange => {
  const progress = progressFor({ asked, said, before: before?.progress ?? 0 })
  const status = asked ?? (said === undefined && before ? before.status : statusAt(progress))
  return {
    status,
    progress,
    ...(rating === undefined ? {} : { rating }),
    startedAt: status === 'not_started' ? null : (before?.startedAt ?? now),
    completedAt: status === 'completed' ? (before?.completedAt ?? now) : null,
    lastActivityAt: now,
  }
}

type Progress = { asked: Body['status']; said: number | undefined; before: number }

const progressFor = ({ asked, said, before }: Progress): number => {
  if (asked === 'completed') return done
  if (asked === 'not_started') return 0
  const progress = said ?? before
  // A course that goes on after it was finished is no longer finished.
  return asked === 'in_progress' && progress === done && said === undefined ? 0 : progress
}

const statusAt = (progress: number): NonNullable<Body['status']> =>
  progress === done ? 'completed' : progress > 0 ? 'in_progress' : 'not_started'
