import * as calls from '@nextrung/contract/interview-stories'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { addInterviewStory } from './add-interview-story.ts'
import { deleteInterviewStory } from './delete-interview-story.ts'
import { listInterviewStories } from './list-interview-stories.ts'
import { matchInterviewStories } from './match-interview-stories.ts'
import { saveInterviewStory } from './save-interview-story.ts'
import { suggestInterviewStories } from './suggest-interview-stories.ts'

export const interviewStoriesRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listInterviewStories, listInterviewStories)
  mount(calls.addInterviewStory, addInterviewStory)
  mount(calls.suggestInterviewStories, suggestInterviewStories)
  mount(calls.matchInterviewStories, matchInterviewStories)
  mount(calls.saveInterviewStory, saveInterviewStory)
  mount(calls.deleteInterviewStory, deleteInterviewStory)
}
