import { useQuery } from '@tanstack/react-query'
import { readJson } from '../../lib/stored-value.ts'
import { StickyColumn } from '../../ui/sticky-column.tsx'
import { ChallengesCard } from './challenges-card.tsx'
import { completedCourseNames } from './completed-courses.ts'
import { LearningHead } from './learning-head.tsx'
import { LearningLoading, LearningStatus } from './learning-loading.tsx'
import {
  challengesQuery,
  learningPathQuery,
  requiredSkillsQuery,
  userSkillsQuery,
} from './learning-path.queries.ts'
import type { LearningGoal } from './learning-request.ts'
import { PathCard } from './path-card.tsx'
import { useFailureToast } from './use-failure-toast.ts'

const pathFailure = { title: 'Error updating learning path', failed: 'Failed to generate learning path' }
const challengesFailure = { title: 'Error updating challenges', failed: 'Failed to generate challenges' }
const requiredFailure = { title: 'Error fetching role skills', failed: 'Failed to fetch role skills' }
const currentFailure = { title: 'Error', failed: 'Failed to fetch user skills' }

/** The skills that the screen starts from. Those of the last visit stand in while they cannot be fetched. */
const useSkills = ({ role }: LearningGoal) => {
  const current = useQuery(userSkillsQuery)
  const required = useQuery(requiredSkillsQuery(role))
  useFailureToast(current.error, currentFailure)
  useFailureToast(required.error, requiredFailure)
  return {
    isPending: current.isPending || required.isPending,
    current: current.data ?? readJson('currentSkills') ?? [],
    required: required.data ?? [],
  }
}

type LoadedProps = { goal: LearningGoal; current: readonly string[]; required: readonly string[] }

const Loaded = ({ goal, current, required }: LoadedProps) => {
  const path = useQuery(learningPathQuery(goal, { current, required }))
  const completedCourses = completedCourseNames()
  const challenges = useQuery(challengesQuery(goal, { current, completedCourses }))
  useFailureToast(path.error, pathFailure)
  useFailureToast(challenges.error, challengesFailure)
  return (
    <>
      <LearningStatus isLoading={path.isFetching} />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px] print:block">
        <div className="grid min-w-0 gap-4 md:gap-6">
          {path.data && <PathCard path={path.data} required={required} current={current} />}
        </div>
        <StickyColumn>{challenges.data && <ChallengesCard challenges={challenges.data} />}</StickyColumn>
      </div>
    </>
  )
}

export const LearningScreen = ({ goal }: { goal: LearningGoal }) => {
  const { isPending, ...skills } = useSkills(goal)
  return (
    <>
      <LearningHead role={goal.role} />
      {isPending ? <LearningLoading /> : <Loaded goal={goal} {...skills} />}
    </>
  )
}
