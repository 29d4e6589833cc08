import type { CallInput } from '@nextrung/contract/call'
import {
  type ChallengeWorks,
  type saveChallengeWork as call,
  challengeWorkLimits,
} from '@nextrung/contract/challenge-work'
import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { insertWork, listWorks, updateWork } from './challenges.store.ts'
import { listChallengeWorks } from './list-challenge-works.ts'

/** Takes a challenge, or keeps which of its steps are done. */
export const saveChallengeWork = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<ChallengeWorks> => {
  const own = { userId: ctx.user.id, challengeId: params.id }
  const challenge = findChallenge(params.id)
  const stepsDone = [...new Set(body.stepsDone)].sort((a, b) => a - b)
  if (challenge && stepsDone.some((step) => step >= challenge.steps))
    throw new AppError('BAD_REQUEST', 'This challenge does not have that many steps. Load it again.')
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const works = await listWorks(tx, own.userId)
    if (works.some(({ challengeId }) => challengeId === params.id))
      return updateWork(tx, { ...own, change: { stepsDone } })
    if (!challenge) throw notFound('This challenge')
    if (works.length >= challengeWorkLimits.works)
      throw new AppError(
        'BAD_REQUEST',
        `You can keep at most ${challengeWorkLimits.works} challenges. Drop one to take another.`,
      )
    const { title, skills } = challenge
    return insertWork(tx, { ...own, title, skills, stepsDone, takenAt: ctx.now() })
  })
  return listChallengeWorks(ctx)
}
