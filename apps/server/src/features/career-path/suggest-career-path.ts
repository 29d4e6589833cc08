import type { CallInput } from '@nextrung/contract/call'
import {
  type CareerPath,
  suggestCareerPath as call,
  type PathHeldSkill,
} from '@nextrung/contract/career-path'
import type { TargetRole } from '@nextrung/contract/roles'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { findAnswered, once } from '../../idempotency/once.ts'
import { listVersionIds } from '../resumes/resumes.public.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import { findShownSkills, type NewSuggestion, saveSuggestion } from './career-path.store.ts'
import { getCareerPath } from './get-career-path.ts'
import { pathAnswer } from './path-answer.ts'
import { type PathGoal, readPathGoal } from './path-goal.ts'

type Body = CallInput<typeof call>['body']

/**
 * Makes recommendations for the stored selection and stores them with what they rest on. What the body claims counts
 * in addition to what we know, for this answer only. Repeating the same request stores nothing twice.
 */
export const suggestCareerPath = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<CareerPath> => {
  const request = await describeRequest(ctx, { call, asked: body })
  if (await findAnswered(ctx.db, request)) return getCareerPath(ctx)
  const goal = await readPathGoal(ctx)
  const suggestion = await suggest(ctx, { body, goal })
  return ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        await requireVersion(tx, suggestion)
        await spendAllowance(ctx, tx, { userId: ctx.user.id, code: 'career_path' })
        const stored = await saveSuggestion(tx, suggestion)
        return pathAnswer(goal, { mapped: suggestion.path, stored })
      },
      keep: () => ({}),
      recall: () => getCareerPath({ ...ctx, db: tx }),
    }),
  )
}

/** The version may have been deleted while the path was worked out. */
const requireVersion = async (tx: Database, { userId, resumeId }: NewSuggestion): Promise<void> => {
  if (resumeId === null || (await listVersionIds(tx, userId)).includes(resumeId)) return
  throw new AppError('CONFLICT', 'Your resume was deleted in the meantime. Please try again.')
}

const suggest = async (
  ctx: RequestContext,
  { body, goal }: { body: Body; goal: PathGoal },
): Promise<NewSuggestion> => {
  const targetRole = requireRole(goal)
  const userId = ctx.user.id
  const shown = await findShownSkills(ctx.db, { userId, targetRole, userType: goal.userType })
  const claimed = claimedIn(body, shown)
  const capabilities = ctx.thinking.forPerson(userId)
  const { result, madeBy } = await capabilities.mapCareerPath({ ...goal.input, claimed }, ctx.request.signal)
  const { title, skills, certificates } = goal.profile
  return {
    userId,
    targetRole,
    userType: result.userType,
    resumeId: goal.resume?.id ?? null,
    resumeVersion: goal.resume?.version ?? null,
    resumeFileName: goal.resume?.fileName ?? null,
    resumeDigest: goal.resumeDigest ?? null,
    profile: { title, skills, certificates },
    claimed: (result.root.held ?? []).flatMap(({ skill, evidence }) =>
      evidence === 'claimed' ? [skill] : [],
    ),
    path: result,
    engine: madeBy,
  }
}

const requireRole = ({ targetRole }: PathGoal): TargetRole => {
  if (targetRole) return targetRole
  throw new AppError('BAD_REQUEST', 'Please choose a target role first: the recommendations lead there.')
}

/**
 * Clients send back the role and skills of the path they show. What an earlier answer took from the resume or the
 * profile is no claim: if it was removed there since, it must not live on here.
 */
const claimedIn = ({ currentRole, currentSkills }: Body, shown: readonly PathHeldSkill[]) => {
  const echoed = new Set(shown.flatMap(({ skill, evidence }) => (evidence === 'claimed' ? [] : [skill])))
  const role = currentRole?.trim()
  return {
    ...(role ? { role } : {}),
    skills: (currentSkills ?? []).filter((skill) => !echoed.has(skill)),
  }
}
