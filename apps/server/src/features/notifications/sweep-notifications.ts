import type { Services } from '../../context.ts'
import { deleteReadBefore } from './notifications.store.ts'

const keptDays = 90

/** Lets notifications go that were read and are older than 90 days. */
export const sweepNotifications = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  deleteReadBefore(db, new Date(now().getTime() - keptDays * 24 * 3600_000))
