import { isDeepStrictEqual } from 'node:util'
import type { CallInput } from '@nextrung/contract/call'
import { type CareerStory, generateCareerStory as call } from '@nextrung/contract/career-story'
import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { findAnswered, once } from '../../idempotency/once.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'
import * as store from './career-story.store.ts'
import { findStoryInput } from './find-story-input.ts'
import { storyAnswer } from './story-answer.ts'

type Body = CallInput<typeof call>['body']

/**
 * Writes a career story and saves it as a new version. If it is the same as the newest one, that is the answer, and it
 * costs nothing.
 */
export const generateCareerStory = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<Answer<CareerStory>> => {
  const userId = ctx.user.id
  const targetRole = findRole(body.targetRole)
  const request = await describeRequest(ctx, { call, asked: body })
  const answered = await findAnswered(ctx.db, request)
  if (answered) return storyAnswer(await recall(ctx.db, { userId, id: answered.answerId }))
  const story = await write(ctx, { body, targetRole })
  const row = await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: () => save(ctx, tx, story),
      keep: ({ id }) => ({ answerId: id }),
      recall: ({ answerId }) => recall(tx, { userId, id: answerId }),
    }),
  )
  return storyAnswer(row)
}

const findRole = (asked: string): TargetRole => {
  const role = targetRoles.find((one) => one.toLowerCase() === asked.toLowerCase())
  if (!role) throw new AppError('NOT_FOUND', 'We do not know this role. Choose one of the roles in the list.')
  return role
}

const recall = async (db: Database, { userId, id }: { userId: number; id: number | null }) => {
  const row = id === null ? undefined : await store.findStory(db, { userId, id })
  if (!row) throw notFound('This story')
  return row
}

const write = async (
  ctx: RequestContext,
  { body, targetRole }: { body: Body; targetRole: TargetRole },
): Promise<store.NewStory> => {
  const { tone = 'plain', length = 'medium', form = 'story', yearsOfExperience: years } = body
  const input = {
    ...(await findStoryInput(ctx)),
    told: {
      skills: body.currentSkills ?? [],
      courses: body.completedCourses ?? [],
      ...(years === null || years === undefined ? {} : { years }),
    },
    targetRole,
    tone,
    length,
    form,
  }
  const { result, madeBy } = await ctx.thinking.forPerson(ctx.user.id).writeStory(input, ctx.request.signal)
  if (result.kind === 'missing')
    throw new AppError(
      'NOT_READY',
      'There is nothing to write your story from yet. Upload a resume on the dashboard, or fill in your profile, and try again.',
    )
  return { userId: ctx.user.id, targetRole, tone, length, form, written: result.story, engine: madeBy }
}

const isSame = (story: store.NewStory, { id, version, createdAt, updatedAt, ...saved }: store.StoryRow) =>
  isDeepStrictEqual({ ...story, editedText: null }, saved)

const save = async (ctx: RequestContext, tx: Database, story: store.NewStory): Promise<store.StoryRow> => {
  const { userId } = story
  const newest = await store.findNewestStory(tx, userId)
  if (newest && isSame(story, newest)) return newest
  const most = ctx.config.limits.storiesPerPerson
  if ((await store.countStories(tx, userId)) >= most)
    throw new AppError(
      'TOO_MANY_VERSIONS',
      `You have ${most} saved stories, which is the maximum on this server. Delete one to make room for another.`,
    )
  // Spend the allowance last, so that a failed attempt costs nothing.
  await spendAllowance(ctx, tx, { userId, code: 'career_story' })
  return store.insertStory(tx, story)
}
