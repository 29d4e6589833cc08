import type { CallInput } from '@nextrung/contract/call'
import type { ChallengeWorks, dropChallengeWork as call } from '@nextrung/contract/challenge-work'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteWork } from './challenges.store.ts'
import { listChallengeWorks } from './list-challenge-works.ts'

/** Drops a challenge that the person took. */
export const dropChallengeWork = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<ChallengeWorks> => {
  if (!(await deleteWork(ctx.db, { userId: ctx.user.id, challengeId: params.id })))
    throw notFound('A challenge that you have taken')
  return listChallengeWorks(ctx)
}
