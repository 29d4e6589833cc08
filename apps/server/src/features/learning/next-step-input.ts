import type { NextStepInput } from '@nextrung/engine/learning/next-step-input'
import type { RequestContext } from '../../http/request-context.ts'
import { listDueQuizzes } from '../assessments/assessments.public.ts'
import { summarizePractice } from '../interview/interview.public.ts'
import { findNewestStanding } from '../resumes/resumes.public.ts'
import { listReplies, type ReplyRow } from './learning.store.ts'
import { learningPlanAnswer } from './learning-plan-answer.ts'
import { listOwnSkills } from './list-own-skills.ts'
import { readLearner } from './read-learner.ts'

const dayMs = 24 * 3600_000
const laterDays = 7

/** Whether an answered step stays away: for good, or until it is due again. */
const isAway = ({ answer, answeredAt }: ReplyRow, now: Date): boolean => {
  const age = now.getTime() - answeredAt.getTime()
  // A clock that was set back must not bring a step back.
  return answer === 'never' || age < (answer === 'later' ? laterDays * dayMs : dayMs)
}

/** What the next step is chosen from. */
export const nextStepInput = async (
  ctx: RequestContext,
): Promise<{ input: NextStepInput; replies: ReplyRow[] }> => {
  const now = ctx.now()
  const replies = await listReplies(ctx.db, ctx.user.id)
  const { body: plan } = await learningPlanAnswer(ctx)
  const { targetRole } = await readLearner(ctx)
  const resume = await findNewestStanding(ctx.db, ctx.user.id)
  return {
    replies,
    input: {
      ...(targetRole ? { targetRole } : {}),
      ...(resume ? { resume } : {}),
      knownSkills: (await listOwnSkills(ctx)).length,
      ...(plan?.path ? { path: plan.path } : {}),
      enrollments: plan?.enrollments ?? [],
      dueQuizzes: await listDueQuizzes(ctx, ctx.user.id),
      practice: await summarizePractice(ctx, ctx.user.id),
      leaveOut: replies.filter((reply) => isAway(reply, now)).map(({ stepId }) => stepId),
    },
  }
}
