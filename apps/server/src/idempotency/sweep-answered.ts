import type { Services } from '../context.ts'
import { deleteAnsweredBefore } from './idempotency.store.ts'

/** How long a repeated request is recognized. */
export const requestsKeptHours = 24

/** Deletes requests that are too old to be repeated. */
export const sweepAnswered = ({ db, now }: Services): Promise<void> =>
  deleteAnsweredBefore(db, new Date(now().getTime() - requestsKeptHours * 3600_000))
