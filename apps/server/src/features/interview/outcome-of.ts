import type { Database } from '../../db/client.ts'
import { sumScores } from './responses.store.ts'
import type { SessionRow } from './sessions.store.ts'

const summary = (answers: number, average: number): string =>
  `${answers} ${answers === 1 ? 'answer' : 'answers'}, ${average}% on average.`

/** What a completed session keeps of its answers: their average and a summary, both null without any. */
export const outcomeOf = async (
  db: Database,
  { userId, id }: SessionRow,
): Promise<Pick<SessionRow, 'overallScore' | 'aiFeedback'>> => {
  const { answers, score } = await sumScores(db, { userId, sessionId: id })
  if (score === null) return { overallScore: null, aiFeedback: null }
  const overallScore = Math.round(score)
  return { overallScore, aiFeedback: summary(answers, overallScore) }
}
