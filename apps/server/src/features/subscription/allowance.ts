import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { countUse, deleteUsesBefore, listMetered } from './allowance.store.ts'
import { effectiveStatus } from './effective-status.ts'
import { findSubscription } from './subscriptions.store.ts'

const dayMs = 24 * 3600_000

/** Metered features, by their code in the `features` table. */
export type FeatureCode =
  | 'resume_optimization'
  | 'linkedin_optimization'
  | 'career_path'
  | 'career_story'
  | 'learning_path'
  | 'skill_assessment'
  | 'interview_practice'
  | 'interview_questions'

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const nextDay = (moment: Date): Date => new Date(Date.parse(`${dayOf(moment)}T00:00:00Z`) + dayMs)

const findTierId = async (services: Services, db: Database, userId: number): Promise<number | null> => {
  const found = await findSubscription(db, userId)
  if (!found || effectiveStatus(found.subscription, services.now()) !== 'active') return null
  return found.subscription.tierId
}

/**
 * Spends one use of a feature's daily allowance. Pass the transaction that stores the result, so that a failed use
 * costs nothing. Limits are rows of `subscription_features`; a feature without one is unlimited.
 * @throws AppError LIMIT_REACHED, saying when the allowance resets
 */
export const spendAllowance = async (
  services: Services,
  tx: Database,
  { userId, code }: { userId: number; code: FeatureCode },
): Promise<void> => {
  const now = services.now()
  const tierId = await findTierId(services, tx, userId)
  const metered = await listMetered(tx, { userId, tierId, day: dayOf(now) })
  const feature = metered.find((one) => one.code === code)
  if (!feature) return
  const { featureId, limit, name } = feature
  if (await countUse(tx, { userId, featureId, day: dayOf(now), limit })) return
  const more = tierId === null ? ', and a plan has a larger allowance' : ''
  throw new AppError(
    'LIMIT_REACHED',
    `You have used today's ${limit} of ${name}. More is there tomorrow from 00:00 UTC${more}.`,
    { retryAfterSeconds: Math.ceil((nextDay(now).getTime() - now.getTime()) / 1000) },
  )
}

/** The person's allowance of each metered feature today. */
export const listAllowances = async (services: Services, userId: number) => {
  const now = services.now()
  const tierId = await findTierId(services, services.db, userId)
  const metered = await listMetered(services.db, { userId, tierId, day: dayOf(now) })
  return metered.map(({ code, name, limit, used }) => ({
    feature: code,
    name,
    limit,
    used,
    resetsAt: nextDay(now).toISOString(),
  }))
}

export const sweepUses = ({ db, now }: Services): Promise<void> =>
  deleteUsesBefore(db, dayOf(new Date(now().getTime() - dayMs)))
