import type { CallInput } from '@nextrung/contract/call'
import type { ChallengeWorks, handInChallenge as call } from '@nextrung/contract/challenge-work'
import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listWorks, updateWork } from './challenges.store.ts'
import { listChallengeWorks } from './list-challenge-works.ts'

/** @throws AppError CONFLICT unless every criterion of the challenge is met by the person's own check */
const requireChecked = (id: string, criteriaMet: readonly boolean[]): void => {
  const challenge = findChallenge(id)
  if (!challenge)
    throw new AppError(
      'CONFLICT',
      'This challenge was withdrawn, so it can no longer be handed in. What you have done is kept.',
    )
  if (criteriaMet.length !== challenge.criteria || criteriaMet.includes(false))
    throw new AppError(
      'CONFLICT',
      'Check your work against every criterion, and hand it in once all are met.',
    )
}

/** Hands in work on a challenge that was taken. */
export const handInChallenge = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<ChallengeWorks> => {
  const own = { userId: ctx.user.id, challengeId: params.id }
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const work = (await listWorks(tx, own.userId)).find(({ challengeId }) => challengeId === params.id)
    if (!work) throw notFound('A challenge that you have taken')
    requireChecked(params.id, body.criteriaMet)
    const handedInAt = work.handedInAt ?? ctx.now()
    await updateWork(tx, { ...own, change: { link: body.link || null, text: body.text || null, handedInAt } })
  })
  return listChallengeWorks(ctx)
}
