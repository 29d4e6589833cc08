import { z } from 'zod'

/** A story for behavioral questions. Parts that the person hasn't written are empty. */
export const InterviewStory = z.object({
  title: z.string(),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
})
export type InterviewStory = z.output<typeof InterviewStory>

export const storyParts = ['situation', 'task', 'action', 'result'] as const
export type StoryPart = (typeof storyParts)[number]
