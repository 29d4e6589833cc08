import type { CallInput } from '@nextrung/contract/call'
import type { saveLearningPreferences as call, LearningPlan } from '@nextrung/contract/learning-plan'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import { namesTag } from '../../http/entity-tag.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changedPlanAnswer } from './changed-plan-answer.ts'
import { findPlan, savePreferences } from './learning.store.ts'
import { preferencesTag } from './learning-plan-answer.ts'

const unique = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
]

/** Replaces the preferences. With `If-Match`, only if nothing was saved in the meantime. */
export const saveLearningPreferences = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<Answer<LearningPlan>> => {
  const userId = ctx.user.id
  const seen = ctx.request.headers.get('if-match')
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    if (seen !== null && !namesTag(seen, preferencesTag(ctx, await findPlan(tx, userId))))
      throw new AppError(
        'CONFLICT',
        'Your plan was changed elsewhere in the meantime. Please review it, then save again.',
      )
    const { order, skipped, topics, ...rest } = body
    const preferences = {
      ...rest,
      order: [...new Set(order)],
      skipped: unique(skipped),
      topics: unique(topics),
    }
    await savePreferences(tx, { userId, preferences })
  })
  return changedPlanAnswer(ctx)
}
