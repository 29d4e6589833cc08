import type { CheckedWork } from '@nextrung/contract/challenge-work'
import type { ChallengeCheckInput } from '@nextrung/engine/learning/check-challenge'
import type { RequestContext } from '../../http/request-context.ts'

/** Which criteria the work meets, and whether a program or the person decided it. */
export const judgeWork = async (ctx: RequestContext, work: ChallengeCheckInput): Promise<CheckedWork> =>
  (await ctx.thinking.forPerson(ctx.user.id).checkChallenge(work, ctx.request.signal)).result
