import { type AnsweredSession, interviewLimits } from '@nextrung/contract/interview'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { answeredOf } from './current-set.ts'
import type { DrawRow } from './draws.store.ts'
import { outcomeOf } from './outcome-of.ts'
import { listPastAnswers } from './responses.store.ts'
import { type SessionRow, updateSession } from './sessions.store.ts'

/**
 * The session after an answer: completed once every question of the answer's set was answered. Answers that come after
 * that count into its score as well.
 */
export const completeSession = async (
  { now }: Pick<Services, 'now'>,
  tx: Database,
  { session, draw }: { session: SessionRow; draw: DrawRow | undefined },
): Promise<AnsweredSession> => {
  const { userId, id } = session
  const answered = draw ? answeredOf(draw, await listPastAnswers(tx, userId)).size : 0
  const of = draw?.questions.length ?? interviewLimits.setSize
  const isDone = session.status === 'completed' || (draw !== undefined && answered >= of)
  if (!isDone) return { id, status: session.status, answered, of, overallScore: null }
  const outcome = await outcomeOf(tx, session)
  await updateSession(tx, {
    userId,
    id,
    change: { status: 'completed', completedAt: session.completedAt ?? now(), ...outcome },
  })
  return { id, status: 'completed', answered, of, overallScore: outcome.overallScore }
}
