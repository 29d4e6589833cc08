import type {
  LearningChallenge,
  LearningCourse,
  LearningMilestone,
  LearningPath,
  LearningStep,
} from '@nextrung/contract/learning-path'
import type { Lenient } from '@nextrung/contract/lenient'

export type ShownPath = Lenient<typeof LearningPath>
export type ShownMilestone = Lenient<typeof LearningMilestone>
export type ShownStep = Lenient<typeof LearningStep>
export type ShownCourse = Lenient<typeof LearningCourse>
export type ShownChallenge = Lenient<typeof LearningChallenge>
