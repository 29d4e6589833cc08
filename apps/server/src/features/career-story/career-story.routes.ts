import * as calls from '@nextrung/contract/career-story'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { deleteCareerStory } from './delete-career-story.ts'
import { downloadCareerStory } from './download-career-story.ts'
import { editCareerStory } from './edit-career-story.ts'
import { generateCareerStory } from './generate-career-story.ts'
import { getCareerStory } from './get-career-story.ts'
import { listCareerStories } from './list-career-stories.ts'

export const careerStoryRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.generateCareerStory, generateCareerStory)
  mount(calls.listCareerStories, listCareerStories)
  mount(calls.getCareerStory, getCareerStory)
  mount(calls.editCareerStory, editCareerStory)
  mount(calls.deleteCareerStory, deleteCareerStory)
  mount(calls.downloadCareerStory, downloadCareerStory)
}
