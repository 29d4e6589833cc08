import type { Database } from '../../db/client.ts'
import { updateSession } from '../interview/interview.public.ts'
import { findMockOfSession } from './mock-interviews.store.ts'
import { outcomeOf } from './outcome-of.ts'

/** Scores a completed interview again after one of its answers was deleted. The caller must hold the person's lock. */
export const rescoreMock = async (
  tx: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> => {
  const row = await findMockOfSession(tx, { userId, sessionId })
  if (row) await updateSession(tx, { userId, id: sessionId, change: await outcomeOf(tx, row) })
}
