import type { CallOutput } from '@nextrung/contract/call'
import { type listMockInterviews as call, mockLimits } from '@nextrung/contract/mock-interviews'
import type { RequestContext } from '../../http/request-context.ts'
import { hasNewestCompleted } from '../resumes/resumes.public.ts'
import { mockAnswer } from './mock-answer.ts'
import { listMocks, listQuestionScores } from './mock-interviews.store.ts'

/** The person's mock interviews, newest first. */
export const listMockInterviews = async (ctx: RequestContext): Promise<CallOutput<typeof call>> => {
  const userId = ctx.user.id
  const scores = Map.groupBy(await listQuestionScores(ctx.db, userId), ({ mockId }) => mockId)
  const rows = await listMocks(ctx.db, { userId, most: mockLimits.kept })
  return {
    interviews: rows.map((row) =>
      mockAnswer(
        row,
        (scores.get(row.mock.id) ?? []).map(({ score }) => score),
      ),
    ),
    hasResume: await hasNewestCompleted(ctx.db, userId),
  }
}
