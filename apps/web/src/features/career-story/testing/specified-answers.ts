import * as careerStory from '@nextrung/contract/career-story'
import { type Row, specified } from '../../../testing/specified.ts'

export const rows: readonly Row[] = [
  { call: careerStory.generateCareerStory, answer: specified.careerStory },
  { call: careerStory.listCareerStories, answer: { stories: [{ id: 4 }] } },
  { call: careerStory.getCareerStory, answer: specified.careerStory },
  { call: careerStory.editCareerStory, answer: specified.careerStory },
  { call: careerStory.deleteCareerStory, answer: { id: 4 } },
]
