import type { CallInput } from '@nextrung/contract/call'
import {
  addInterviewStory as call,
  type InterviewStory,
  storyLimits,
} from '@nextrung/contract/interview-stories'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { once } from '../../idempotency/once.ts'
import { countStories, findStory, insertStory, type StoryRow } from './interview-stories.store.ts'
import { storyAnswer } from './story-answer.ts'

type Body = CallInput<typeof call>['body']

const add = async (ctx: RequestContext, tx: Database, body: Body): Promise<StoryRow> => {
  const userId = ctx.user.id
  if ((await countStories(tx, userId)) >= storyLimits.stories)
    throw new AppError(
      'CONFLICT',
      `You have ${storyLimits.stories} stories, which is as many as there is room for. Delete one first.`,
    )
  return insertStory(tx, { ...body, userId, resumeLine: body.resumeLine ?? null, updatedAt: ctx.now() })
}

/** Puts a story into the person's bank. */
export const addInterviewStory = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<InterviewStory> => {
  const request = await describeRequest(ctx, { call, asked: body })
  const row = await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: () => add(ctx, tx, body),
      keep: ({ id }) => ({ answerId: id }),
      recall: async ({ answerId }) => {
        const known =
          answerId === null ? undefined : await findStory(tx, { userId: ctx.user.id, id: answerId })
        if (!known) throw notFound('This story')
        return known
      },
    }),
  )
  return storyAnswer(row)
}
