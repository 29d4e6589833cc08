import type { CallInput } from '@nextrung/contract/call'
import { answerMockInterview as call, type MockState } from '@nextrung/contract/mock-interviews'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { findAnswered, once } from '../../idempotency/once.ts'
import { completeMock } from './complete-mock.ts'
import { type MarkedMockAnswer, markMockAnswer } from './mark-mock-answer.ts'
import { insertMockAnswer, listMockAnswers, type MockRow, updateMock } from './mock-interviews.store.ts'
import { questionOf } from './mock-items.ts'
import { mockState, usedSecondsOf } from './mock-state.ts'
import { findOwnMock } from './own-mock.ts'
import { recordPractice } from './record-practice.ts'

type Body = CallInput<typeof call>['body']

// An interview that was left open overnight says nothing about the time an answer took.
const mostSeconds = 4 * 3600

/** @throws AppError CONFLICT unless this is what the interview asks now */
const requireCurrent = ({ mock, session }: MockRow, { place, isFollowUp }: Body): void => {
  if (session.status !== 'in_progress')
    throw new AppError(
      'CONFLICT',
      'This mock interview is not running. Open it again to see where it stands.',
    )
  if (place !== mock.place || isFollowUp !== (mock.followUp !== null))
    throw new AppError(
      'CONFLICT',
      'This question has been answered already, perhaps in another window. Go on with the next one.',
    )
}

type Given = { row: MockRow; body: Body; marked: MarkedMockAnswer | undefined; now: Date }

const insertAnswer = async (tx: Database, { row, body, marked, now }: Given): Promise<void> => {
  const { mock } = row
  const { userId, id: mockId, place, followUp } = mock
  const item = mock.plan[place]
  if (!item) return
  const usedSeconds = Math.min(usedSecondsOf(row, now), mostSeconds)
  const speech = body.speech ?? null
  const before = followUp ? await listMockAnswers(tx, { userId, mockIds: [mockId] }) : []
  const main = before.find((one) => one.place === place && !one.isFollowUp)
  const { answer } = body
  const responseId =
    marked && answer !== null
      ? await recordPractice(tx, {
          row,
          marked,
          answer,
          speech,
          usedSeconds,
          followUpOf: main?.responseId ?? null,
          now,
        })
      : null
  await insertMockAnswer(tx, {
    userId,
    mockId,
    place,
    isFollowUp: followUp !== null,
    question: followUp?.question ?? questionOf(item),
    answer,
    usedSeconds,
    speech,
    markedBy: marked?.markedBy ?? null,
    mark: marked?.mark ?? null,
    responseId,
    answeredAt: now,
  })
}

/** Goes on to the follow-up, the next question or the report. */
const advance = async (tx: Database, { row, marked, now }: Given): Promise<void> => {
  const { mock } = row
  const own = { userId: mock.userId, id: mock.id }
  const asked = marked?.followUp
  if (asked) return updateMock(tx, { ...own, change: { followUp: { question: asked }, askedAt: now } })
  const place = mock.place + 1
  await updateMock(tx, { ...own, change: { followUp: null, place, askedAt: now } })
  if (place >= mock.plan.length) await completeMock(tx, { row: { ...row, mock: { ...mock, place } }, now })
}

/** Takes the answer to the current question, or skips it, and goes on. */
export const answerMockInterview = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<MockState> => {
  const own = { userId: ctx.user.id, id: params.id }
  const request = await describeRequest(ctx, { call, asked: { ...body, id: params.id } })
  if (await findAnswered(ctx.db, request)) return mockState(ctx, await findOwnMock(ctx.db, own))
  const row = await findOwnMock(ctx.db, own)
  requireCurrent(row, body)
  const marked = body.answer === null ? undefined : await markMockAnswer(ctx, { row, answer: body.answer })
  await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        const current = await findOwnMock(tx, own)
        requireCurrent(current, body)
        const given = { row: current, body, marked, now: ctx.now() }
        await insertAnswer(tx, given)
        await advance(tx, given)
        return params.id
      },
      keep: (answerId) => ({ answerId }),
      recall: async ({ answerId }) => answerId ?? params.id,
    }),
  )
  return mockState(ctx, await findOwnMock(ctx.db, own))
}
