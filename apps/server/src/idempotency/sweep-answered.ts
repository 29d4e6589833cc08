import type { Services } from '../context.ts'
import { deleteAnsweredBefore } from './idempotency.store.ts'

/** How long a request is known again. */
export const requestsKeptHours = 24

/** Forgets requests that nobody sends again. */
export const sweepAnswered = ({ db, now }: Services): Promise<void> =>
  deleteAnsweredBefore(db, new Date(now().getTime() - requestsKeptHours * 3600_000))
