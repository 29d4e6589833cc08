import * as learningPath from '@nextrung/contract/learning-path'
import { type Row, specified } from '../../../testing/specified.ts'

export const rows: readonly Row[] = [
  { call: learningPath.generateLearningPath, answer: specified.learningPath },
  { call: learningPath.chooseLearningChallenges, answer: specified.challenges },
  { call: learningPath.getUserSkills, answer: { skills: ['SQL'] } },
  { call: learningPath.getRequiredSkills, answer: { requiredSkills: ['Python', 'SQL'] } },
]
