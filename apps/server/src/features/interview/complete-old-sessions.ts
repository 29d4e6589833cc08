import type { Services } from '../../context.ts'
import { dayMs } from './current-set.ts'
import { completeSessionsBefore } from './sessions.store.ts'

/** Completes the sessions that were left alone for a day. */
export const completeOldSessions = ({ db, now }: Services): Promise<void> =>
  completeSessionsBefore(db, { before: new Date(now().getTime() - dayMs), now: now() })
