import type { MockQuestion, MockState } from '@nextrung/contract/mock-interviews'
import type { MockReport } from '@nextrung/contract/mock-report'
import { type LastMock, reportMock } from '@nextrung/engine/interview/mock/report-mock'
import { splitFencedCode } from '@nextrung/engine/text/fenced-code'
import type { Database } from '../../db/client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { mockAnswer } from './mock-answer.ts'
import {
  findLastCompleted,
  listMockAnswers,
  type MockAnswerRow,
  type MockRow,
} from './mock-interviews.store.ts'
import { mockAnswersOf, mockItems, questionOf } from './mock-items.ts'

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000))

/** How long the current question has been open, in seconds. */
export const usedSecondsOf = ({ mock }: MockRow, now: Date): number =>
  mock.askedAt ? secondsBetween(mock.askedAt, now) : 0

const currentOf = (row: MockRow, answers: readonly MockAnswerRow[], now: Date): MockQuestion | null => {
  const { mock, session } = row
  const item = mock.plan[mock.place]
  if (session.status !== 'in_progress' || !item) return null
  const split = splitFencedCode(questionOf(item))
  const main = answers.find(({ place, isFollowUp }) => place === mock.place && !isFollowUp)
  return {
    place: mock.place,
    type: item.type,
    question: split?.question ?? questionOf(item),
    ...(split ? { code: split.code } : {}),
    isFromResume: item.from === 'resume',
    seconds: item.seconds,
    // The time covers the question and its follow-up.
    usedSeconds: usedSecondsOf(row, now) + (mock.followUp ? (main?.usedSeconds ?? 0) : 0),
    followUp: mock.followUp ? { question: mock.followUp.question } : null,
    answer: mock.followUp ? (main?.answer ?? null) : null,
  }
}

/** The last interview for the same role that was completed before this one. */
const findLast = async (db: Database, { mock, session }: MockRow): Promise<LastMock | undefined> => {
  const { userId, id: exceptId } = mock
  const others = await findLastCompleted(db, { userId, role: session.roleTitle, exceptId })
  const last = others.find(
    (one) => (one.session.completedAt?.getTime() ?? 0) < (session.completedAt?.getTime() ?? 0),
  )
  if (!last?.session.completedAt) return undefined
  const answers = await listMockAnswers(db, { userId, mockIds: [last.mock.id] })
  return { when: last.session.completedAt, report: reportMock(mockItems(last, answers), undefined) }
}

/** The report on a completed interview. */
export const reportOf = async (
  db: Database,
  { row, answers }: { row: MockRow; answers: readonly MockAnswerRow[] },
): Promise<MockReport> => reportMock(mockItems(row, answers), await findLast(db, row))

/** An interview as it stands, with the report once it is completed. */
export const mockState = async (ctx: RequestContext, row: MockRow): Promise<MockState> => {
  const { mock, session } = row
  const answers = await listMockAnswers(ctx.db, { userId: mock.userId, mockIds: [mock.id] })
  const newest = answers.at(-1)
  const isCompleted = session.status === 'completed'
  return {
    interview: mockAnswer(
      row,
      mockItems(row, answers).map(({ mark }) => mark?.score ?? null),
    ),
    current: currentOf(row, answers, ctx.now()),
    answered: answers.filter(({ isFollowUp, answer }) => !isFollowUp && answer !== null).length,
    lastResponseId: newest?.responseId ?? null,
    lastAnswerId: newest && newest.answer !== null ? newest.id : null,
    report: isCompleted ? await reportOf(ctx.db, { row, answers }) : null,
    answers: isCompleted ? mockAnswersOf(row, answers) : null,
  }
}
