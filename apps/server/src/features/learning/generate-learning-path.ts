import type { CallInput } from '@nextrung/contract/call'
import { generateLearningPath as call, type LearningPath } from '@nextrung/contract/learning-path'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { findAnswered, once } from '../../idempotency/once.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { findPlan, noPreferences, type PlanRow, saveMadePlan } from './learning.store.ts'
import { listOwnSkills } from './list-own-skills.ts'
import { nextMilestoneOf } from './next-milestone.ts'
import { planPath } from './plan-path.ts'
import { readLearner } from './read-learner.ts'

type Body = CallInput<typeof call>['body']

/**
 * Makes the path to a role and stores its goal. What the body claims counts in addition to what we know, for this answer
 * only. Repeating the same request spends nothing twice.
 */
export const generateLearningPath = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<LearningPath> => {
  const request = await describeRequest(ctx, { call, asked: body })
  const again = await findAnswered(ctx.db, request)
  const made = await make(ctx, body)
  if (again) return answerOf(made.path, await findPlan(ctx.db, ctx.user.id))
  const row = await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        await spendAllowance(ctx, tx, { userId: ctx.user.id, code: 'learning_path' })
        return saveMadePlan(tx, { userId: ctx.user.id, made: made.plan, now: ctx.now() })
      },
      keep: () => ({}),
      recall: () => requirePlan(tx, ctx.user.id),
    }),
  )
  return answerOf(made.path, row)
}

const make = async (ctx: RequestContext, body: Body) => {
  const learner = await readLearner(ctx)
  const stored = await findPlan(ctx.db, ctx.user.id)
  const requiredSkills = body.requiredSkills ?? []
  const nextSteps = body.nextSteps ?? []
  const { result, madeBy } = await planPath(ctx, {
    learner,
    targetRole: body.targetRole,
    request: { currentSkills: body.currentSkills ?? [], requiredSkills, nextSteps },
    preferences: stored?.preferences ?? noPreferences,
  })
  if (!result.isPlanned)
    throw new AppError('NOT_READY', result.path.message ?? 'There is nothing to plan for this role yet.')
  const basis = { resumeId: learner.resumeId, skills: await listOwnSkills(ctx) }
  return {
    path: result.path,
    plan: {
      targetRole: body.targetRole,
      requiredSkills,
      nextSteps,
      basis,
      engine: madeBy,
      nextMilestone: nextMilestoneOf(result.path),
    },
  }
}

const requirePlan = async (tx: Database, userId: number): Promise<PlanRow> => {
  const row = await findPlan(tx, userId)
  if (!row)
    throw new AppError('CONFLICT', 'Your learning path was deleted in the meantime. Please try again.')
  return row
}

const answerOf = (path: LearningPath, row: PlanRow | undefined): LearningPath => ({
  ...path,
  ...(row?.engine ? { engine: row.engine } : {}),
  ...(row?.madeAt ? { madeAt: row.madeAt.toISOString() } : {}),
})
