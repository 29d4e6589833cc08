import {
  chooseLearningChallenges,
  generateLearningPath,
  getRequiredSkills,
  LearningPath,
} from '@nextrung/contract/learning-path'
import { getUserSkills } from '@nextrung/contract/user-skills'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { makeIdempotentRetry } from '../../lib/idempotent-retry.ts'
import { userSkillsKey } from '../../lib/shared-queries.ts'
import { writeJson } from '../../lib/stored-value.ts'
import { readCachedAnswer, writeCachedAnswer } from './cached-answer.ts'
import { defaultChallenges, defaultPath } from './default-learning.ts'
import {
  type ChallengesRequest,
  challengesRequestOf,
  type LearningGoal,
  type PathRequest,
  pathRequestOf,
} from './learning-request.ts'

const freshMs = 12 * 60 * 60 * 1000

const learningKey = ['learning-path']

/** Asked at each visit, because uploads and the profile change it. Keeps the answer for the screens that start from it. */
export const userSkillsQuery = queryOptions({
  queryKey: userSkillsKey,
  queryFn: async ({ signal }) => {
    const { skills } = await api(getUserSkills, { signal })
    writeJson('currentSkills', skills)
    return skills
  },
  staleTime: 0,
})

export const requiredSkillsQuery = (role: string) =>
  queryOptions({
    queryKey: [...learningKey, 'required-skills', role],
    queryFn: async ({ signal }) =>
      (await api(getRequiredSkills, { params: { role }, signal })).requiredSkills,
  })

/** The same skills in another order ask for the same answer. */
const identify = ({ currentSkills, ...rest }: PathRequest | ChallengesRequest): string =>
  JSON.stringify([[...currentSkills].sort(), rest])

// A lost answer is requested again with the same key, because it already used up allowance.
const retry = makeIdempotentRetry<PathRequest>()

type Skills = { current: readonly string[]; required: readonly string[] }

/**
 * The path: a copy from this browser or the default first, then the server's. A copy made for the same skills stays
 * fresh for twelve hours. Runs only with a skill that is held and one that is required.
 */
export const learningPathQuery = (goal: LearningGoal, skills: Skills) => {
  const body = pathRequestOf(goal, skills)
  const request = identify(body)
  const cached = readCachedAnswer('cachedLearningPath', { goal, schema: LearningPath })
  const isSame = cached?.request === request
  const load = async ({ signal }: { signal: AbortSignal }) => {
    const { idempotencyKey, ...sent } = retry.requestFor(request, body)
    try {
      const answer = await api(generateLearningPath, { body: sent, idempotencyKey, signal })
      retry.recordOutcome()
      writeCachedAnswer('cachedLearningPath', { goal, request, answer })
      return answer
    } catch (error) {
      retry.recordOutcome(error)
      throw error
    }
  }
  const options = queryOptions({
    queryKey: [...learningKey, 'path', goal.uid, goal.role, request],
    queryFn: body.currentSkills.length > 0 && body.requiredSkills.length > 0 ? load : skipToken,
    staleTime: freshMs,
    placeholderData: cached?.answer ?? defaultPath(skills.required, skills.current),
    ...(isSame ? { initialData: cached.answer, initialDataUpdatedAt: cached.at } : {}),
  })
  return { options, request }
}

const Challenges = chooseLearningChallenges.response

/** The challenges, in the same way as the path. Runs only with a skill that is held. */
export const challengesQuery = (
  goal: LearningGoal,
  skills: { current: readonly string[]; completedCourses: readonly string[] },
) => {
  const body = challengesRequestOf(goal, skills)
  const request = identify(body)
  const cached = readCachedAnswer('cachedChallenges', { goal, schema: Challenges })
  const isSame = cached?.request === request
  const load = async ({ signal }: { signal: AbortSignal }) => {
    const answer = await api(chooseLearningChallenges, { body, signal })
    writeCachedAnswer('cachedChallenges', { goal, request, answer })
    return answer
  }
  return queryOptions({
    queryKey: [...learningKey, 'challenges', goal.uid, goal.role, request],
    queryFn: body.currentSkills.length > 0 ? load : skipToken,
    staleTime: freshMs,
    placeholderData: cached?.answer ?? defaultChallenges(skills.current),
    ...(isSame ? { initialData: cached.answer, initialDataUpdatedAt: cached.at } : {}),
  })
}
