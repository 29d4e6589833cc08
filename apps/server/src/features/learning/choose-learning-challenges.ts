import type { CallInput } from '@nextrung/contract/call'
import type { chooseLearningChallenges as call, LearningChallenge } from '@nextrung/contract/learning-path'
import type { RequestContext } from '../../http/request-context.ts'
import { listWorks } from '../challenges/challenges.public.ts'
import { findPlan, noPreferences } from './learning.store.ts'
import { readLearner } from './read-learner.ts'

/** Challenges for what the person is learning now; those they took first, and none that they handed in. Stores nothing. */
export const chooseLearningChallenges = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<LearningChallenge[]> => {
  const learner = await readLearner(ctx)
  const works = await listWorks(ctx.db, ctx.user.id)
  const { currentSkills, completedCourses, targetRole } = body
  const preferences = (await findPlan(ctx.db, ctx.user.id))?.preferences ?? noPreferences
  const { result } = await ctx.thinking.forPerson(ctx.user.id).chooseChallenges(
    {
      ...learner.known,
      targetRole,
      request: { currentSkills: currentSkills ?? [], completedCourses: completedCourses ?? [] },
      preferences,
      taken: works.filter(({ handedInAt }) => !handedInAt).map(({ challengeId }) => challengeId),
      proofs: learner.proofs.map(({ skill, kind, id, level }) => ({
        skill,
        kind,
        id,
        ...(level === undefined ? {} : { level }),
      })),
      leaveOut: works.filter(({ handedInAt }) => handedInAt).map(({ challengeId }) => challengeId),
    },
    ctx.request.signal,
  )
  return result.challenges
}
