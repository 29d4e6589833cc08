import type { Database } from '../../db/client.ts'
import { updateSession } from '../interview/interview.public.ts'
import { insertMockAnswer, listMockAnswers, type MockRow, updateMock } from './mock-interviews.store.ts'
import { questionOf } from './mock-items.ts'
import { outcomeOf } from './outcome-of.ts'

/** Completes an interview. Questions without an answer count as skipped. The caller must hold the person's lock. */
export const completeMock = async (
  tx: Database,
  { row, now }: { row: MockRow; now: Date },
): Promise<void> => {
  const { mock, session } = row
  const { userId, id: mockId } = mock
  const before = await listMockAnswers(tx, { userId, mockIds: [mockId] })
  for (const [place, item] of mock.plan.entries()) {
    // Answers that were deleted since belong to places before the current one.
    if (place < mock.place || before.some((one) => one.place === place)) continue
    await insertMockAnswer(tx, {
      userId,
      mockId,
      place,
      isFollowUp: false,
      question: questionOf(item),
      answeredAt: now,
    })
  }
  await updateMock(tx, {
    userId,
    id: mockId,
    change: { place: mock.plan.length, followUp: null, askedAt: null },
  })
  await updateSession(tx, {
    userId,
    id: session.id,
    change: { status: 'completed', completedAt: now, ...(await outcomeOf(tx, row)) },
  })
}
