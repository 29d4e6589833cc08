import { reportMock } from '@nextrung/engine/interview/mock/report-mock'
import type { Database } from '../../db/client.ts'
import { listMockAnswers, type MockRow } from './mock-interviews.store.ts'
import { mockItems } from './mock-items.ts'

/** What the session of an interview keeps of it: the same score as in its report, and a summary. */
export const outcomeOf = async (db: Database, row: MockRow) => {
  const { userId, id } = row.mock
  const answers = await listMockAnswers(db, { userId, mockIds: [id] })
  const { score, answered, of } = reportMock(mockItems(row, answers), undefined)
  return {
    overallScore: score,
    aiFeedback: `${answered} of ${of} questions answered, ${score}% on average.`,
  }
}
