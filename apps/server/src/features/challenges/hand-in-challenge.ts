import type { CallInput } from '@nextrung/contract/call'
import type { ChallengeWorks, CheckedWork, handInChallenge as call } from '@nextrung/contract/challenge-work'
import { findChallenge } from '@nextrung/engine/learning/find-challenge'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findWork, updateWork } from './challenges.store.ts'
import { judgeWork } from './judge-work.ts'
import { listChallengeWorks } from './list-challenge-works.ts'

/** @throws AppError CONFLICT for what the program refuses, then for what the person has not checked */
const requireMet = ({ criteria }: CheckedWork): void => {
  const refused = criteria.find(({ problem }) => problem !== null)
  if (refused) throw new AppError('CONFLICT', `Not met yet: “${refused.text}” ${refused.problem}`)
  if (criteria.some(({ met }) => !met))
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
  if (!(await findWork(ctx.db, own))) throw notFound('A challenge that you have taken')
  if (!findChallenge(params.id))
    throw new AppError(
      'CONFLICT',
      'This challenge was withdrawn, so it can no longer be handed in. What you have done is kept.',
    )
  const { link, text, criteriaMet, answers = [] } = body
  const checked = await judgeWork(ctx, { challengeId: params.id, answers, criteriaMet })
  requireMet(checked)
  const given = checked.criteria.map(({ decidedBy }, at) =>
    decidedBy === 'program' ? (answers[at] ?? '') : '',
  )
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', own.userId)
    const work = await findWork(tx, own)
    if (!work) throw notFound('A challenge that you have taken')
    const handedInAt = work.handedInAt ?? ctx.now()
    const change = { link: link || null, text: text || null, handedInAt }
    await updateWork(tx, { ...own, change: { ...change, answers: given, criteria: checked.criteria } })
  })
  return listChallengeWorks(ctx)
}
