import type { CallInput } from '@nextrung/contract/call'
import type { CheckedWork, checkChallengeWork as call } from '@nextrung/contract/challenge-work'
import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { judgeWork } from './judge-work.ts'

/** How work on a challenge stands against its criteria. Keeps nothing. */
export const checkChallengeWork = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<CheckedWork> => {
  if (!findChallenge(params.id)) throw notFound('This challenge')
  return judgeWork(ctx, { challengeId: params.id, ...body })
}
