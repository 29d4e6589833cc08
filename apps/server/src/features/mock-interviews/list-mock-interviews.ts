import type { CallOutput } from '@nextrung/contract/call'
import { type listMockInterviews as call, mockLimits } from '@nextrung/contract/mock-interviews'
import type { RequestContext } from '../../http/request-context.ts'
import { hasNewestCompleted } from '../resumes/resumes.public.ts'
import { mockAnswer } from './mock-answer.ts'
import { listMocks } from './mock-interviews.store.ts'

/** The person's mock interviews, newest first. */
export const listMockInterviews = async (ctx: RequestContext): Promise<CallOutput<typeof call>> => ({
  interviews: (await listMocks(ctx.db, { userId: ctx.user.id, most: mockLimits.kept })).map(mockAnswer),
  hasResume: await hasNewestCompleted(ctx.db, ctx.user.id),
})
