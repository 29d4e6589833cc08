import { learningRequestLimits } from '@nextrung/contract/learning-path'

/** Whose learning and for which role. */
export type LearningGoal = { uid: string; role: string }

export type PathRequest = {
  currentSkills: string[]
  requiredSkills: string[]
  targetRole: string
  nextSteps: string[]
}

export type ChallengesRequest = { currentSkills: string[]; targetRole: string; completedCourses: string[] }

const withinLimits = (names: readonly string[]): string[] =>
  names.filter((name) => name.length <= learningRequestLimits.skill).slice(0, learningRequestLimits.skills)

export const pathRequestOf = (
  { role }: LearningGoal,
  { current, required }: { current: readonly string[]; required: readonly string[] },
): PathRequest => ({
  currentSkills: withinLimits(current),
  requiredSkills: withinLimits(required),
  targetRole: role,
  nextSteps: [],
})

export const challengesRequestOf = (
  { role }: LearningGoal,
  { current, completedCourses }: { current: readonly string[]; completedCourses: readonly string[] },
): ChallengesRequest => ({
  currentSkills: withinLimits(current),
  targetRole: role,
  completedCourses: withinLimits(completedCourses),
})
