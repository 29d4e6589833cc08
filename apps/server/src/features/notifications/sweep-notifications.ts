import type { Services } from '../../context.ts'
import { deleteOld } from './notifications.store.ts'

const dayMs = 24 * 3600_000
const readRetentionDays = 90
const retentionDays = 365

/** Deletes read notifications after 90 days, and all notifications after a year. */
export const sweepNotifications = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  return deleteOld(db, { before: daysAgo(retentionDays), readBefore: daysAgo(readRetentionDays) })
}
