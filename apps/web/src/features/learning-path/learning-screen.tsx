import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readJson } from '../../lib/stored-value.ts'
import { StickyColumn } from '../../ui/sticky-column.tsx'
import { ChallengesCard } from './challenges-card.tsx'
import { ClaimCard } from './claim-card.tsx'
import { useCompletedCourses } from './completed-courses.ts'
import { LearningContext } from './learning-context.ts'
import { LearningHead } from './learning-head.tsx'
import { LearningLoading, LearningStatus } from './learning-loading.tsx'
import {
  challengesQuery,
  learningPathQuery,
  requiredSkillsQuery,
  userSkillsQuery,
} from './learning-path.queries.ts'
import type { LearningGoal } from './learning-request.ts'
import { MyCourses } from './my-courses.tsx'
import { NextScreens, type Way } from './next-screens.tsx'
import { PathAge } from './path-age.tsx'
import { PathCard } from './path-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { ProofCard } from './proof-card.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { WeeksCard } from './weeks-card.tsx'

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

type ScreenProps = {
  goal: LearningGoal
  /** The screens that this one leads on to. */
  ways: readonly Way[]
  /** The controls that lead to showing a skill. */
  proof: ReactNode
}

type LoadedProps = ScreenProps & { current: readonly string[]; required: readonly string[] }

const Loaded = ({ goal, ways, proof, current, required }: LoadedProps) => {
  const { options, request } = learningPathQuery(goal, { current, required })
  const path = useQuery(options)
  const completedCourses = useCompletedCourses()
  const challenges = useQuery(challengesQuery(goal, { current, completedCourses }))
  useFailureToast(path.error, pathFailure)
  useFailureToast(challenges.error, challengesFailure)
  const refresh = () => {
    void path.refetch()
    if (current.length > 0) void challenges.refetch()
  }
  const canRefresh = options.queryFn !== skipToken
  return (
    <LearningContext value={{ goal, pathKey: options.queryKey, request }}>
      <LearningHead role={goal.role}>
        {path.data && (
          <PathAge
            path={path.data}
            answeredAt={path.isPlaceholderData ? 0 : path.dataUpdatedAt}
            canRefresh={canRefresh}
            isRefreshing={path.isFetching}
            onRefresh={refresh}
          />
        )}
      </LearningHead>
      <LearningStatus isLoading={path.isFetching} />
      {current.length === 0 && <ClaimCard role={goal.role} required={required} />}
      <div className="grid gap-4 md:gap-6 print:block">
        <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px] print:block">
          <div className="grid min-w-0 gap-4 md:gap-6">
            {path.data && <PathCard path={path.data} required={required} current={current} />}
            {current.length > 0 && (
              <div className="print:hidden">
                <MyCourses />
              </div>
            )}
          </div>
          <StickyColumn>
            {path.data && <PlanCard path={path.data} />}
            <ProofCard>{proof}</ProofCard>
            {path.data && <WeeksCard weeks={path.data.weeks} />}
          </StickyColumn>
        </div>
        {challenges.data && <ChallengesCard challenges={challenges.data} />}
        <NextScreens ways={ways} />
      </div>
    </LearningContext>
  )
}

export const LearningScreen = ({ goal, ways, proof }: ScreenProps) => {
  const { isPending, ...skills } = useSkills(goal)
  if (!isPending) return <Loaded goal={goal} ways={ways} proof={proof} {...skills} />
  return (
    <>
      <LearningHead role={goal.role} />
      <LearningLoading />
    </>
  )
}
