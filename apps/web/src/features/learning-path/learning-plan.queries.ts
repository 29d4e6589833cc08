import {
  claimSkills,
  deleteEnrollment,
  downloadLearningCalendar,
  getLearningPlan,
  type LearningPlan,
  type LearningPreferences,
  markMilestone,
  saveEnrollment,
  saveLearningPreferences,
  unmarkMilestone,
} from '@nextrung/contract/learning-plan'
import type { Lenient } from '@nextrung/contract/lenient'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { invalidateCareerPath, learningPlanKey, userSkillsKey } from '../../lib/shared-queries.ts'
import { writeJson } from '../../lib/stored-value.ts'
import { writeCachedAnswer } from './cached-answer.ts'
import { useLearningView } from './learning-context.ts'

export type ShownPlan = Lenient<typeof LearningPlan>
export type ShownEnrollment = ShownPlan['enrollments'][number]

const planKey = (uid: string) => [...learningPlanKey, uid]

/** The plan with the ETag to save preferences with. */
type LoadedPlan = { plan: ShownPlan; etag: string | undefined }

const finishedNames = ({ enrollments }: ShownPlan): string[] =>
  enrollments.filter(({ status }) => status === 'completed').map(({ name }) => name)

/** Shows a plan everywhere: its path replaces the one on the screen. */
const useShowPlan = () => {
  const client = useQueryClient()
  const { goal, pathKey, request } = useLearningView()
  return (loaded: LoadedPlan) => {
    const { path } = loaded.plan
    client.setQueryData<LoadedPlan>(planKey(goal.uid), loaded)
    writeJson('completedCourses', finishedNames(loaded.plan))
    invalidateCareerPath(client)
    if (!path || path.goal?.role !== goal.role) return
    client.setQueryData(pathKey, path)
    writeCachedAnswer('cachedLearningPath', { goal, request, answer: path })
  }
}

/** Loaded when a control of the plan is first used. */
export const useLearningPlan = (isWanted: boolean) => {
  const { goal } = useLearningView()
  return useQuery({
    queryKey: planKey(goal.uid),
    enabled: isWanted,
    queryFn: async ({ signal }): Promise<LoadedPlan> => {
      let etag: string | undefined
      const plan = await api(getLearningPlan, {
        signal,
        onHeaders: (headers) => {
          etag = headers.get('etag') ?? undefined
        },
      })
      return { plan, etag }
    },
  })
}

type Sent = (onHeaders: (headers: Headers) => void) => Promise<ShownPlan | null>

/** Sends a change and shows the plan that it answers with. Whoever calls it says what failed. */
const useChangePlan = <Change>(send: (change: Change) => Sent) => {
  const client = useQueryClient()
  const { goal } = useLearningView()
  const show = useShowPlan()
  return useMutation({
    mutationFn: async (change: Change) => {
      let etag: string | undefined
      const plan = await send(change)((headers) => {
        etag = headers.get('etag') ?? undefined
      })
      return { plan, etag }
    },
    onSuccess: ({ plan, etag }) =>
      plan ? show({ plan, etag }) : client.invalidateQueries({ queryKey: planKey(goal.uid) }),
  })
}

export type EnrollmentChange = {
  courseId: string
  status?: 'not_started' | 'in_progress' | 'completed'
  progress?: number
  rating?: number | null
}

export const useSaveEnrollment = () =>
  useChangePlan(
    ({ courseId, ...body }: EnrollmentChange) =>
      (onHeaders) =>
        api(saveEnrollment, { params: { courseId }, body, onHeaders }),
  )

export const useDeleteEnrollment = () =>
  useChangePlan(
    (courseId: string) => (onHeaders) => api(deleteEnrollment, { params: { courseId }, onHeaders }),
  )

export const useMarkMilestone = () =>
  useChangePlan(
    ({ milestoneId, isMarked }: { milestoneId: string; isMarked: boolean }) =>
      (onHeaders) =>
        api(isMarked ? markMilestone : unmarkMilestone, { params: { milestoneId }, onHeaders }),
  )

export type PreferencesChange = { preferences: LearningPreferences; etag: string | undefined }

export const useSavePreferences = () =>
  useChangePlan(
    ({ preferences, etag }: PreferencesChange) =>
      (onHeaders) =>
        api(saveLearningPreferences, {
          body: preferences,
          onHeaders,
          ...(etag ? { headers: { 'if-match': etag } } : {}),
        }),
  )

/** Saves what the person says they can do, or takes it back, and asks again which skills they have. */
export const useClaimSkills = () => {
  const client = useQueryClient()
  const { goal } = useLearningView()
  return useMutation({
    mutationFn: (claims: { add?: string[]; remove?: string[] }) => api(claimSkills, { body: claims }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: userSkillsKey }),
        client.invalidateQueries({ queryKey: planKey(goal.uid) }),
      ]),
  })
}

export const useDownloadCalendar = () =>
  useMutation({
    mutationFn: async () => saveFile(await api(downloadLearningCalendar), { name: 'learning-plan.ics' }),
  })
