import {
  addCertificate,
  attachCertificateFile,
  type CertificateForm,
  claimSkillLevel,
  deleteCertificate,
  deleteCertificateFile,
  deleteSkillClaim,
  downloadCertificateFile,
} from '@nextrung/contract/assessment-claims'
import {
  type AssessedSkill,
  type AssessmentOverview,
  type AssessmentRun,
  answerAssessment,
  getAssessmentHistory,
  getAssessmentRun,
  getAssessments,
  startAssessment,
  stopAssessment,
} from '@nextrung/contract/assessments'
import type { Lenient } from '@nextrung/contract/lenient'
import { type questionReportReasons, reportQuestion } from '@nextrung/contract/question-reports'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { invalidateAfterShowing, invalidateAllowances } from '../../lib/shared-queries.ts'

export type ShownOverview = Lenient<typeof AssessmentOverview>
export type ShownSkill = Lenient<typeof AssessedSkill>
export type ShownAssessment = NonNullable<ShownSkill['test']>
export type ShownRun = Lenient<typeof AssessmentRun>
export type ShownQuestion = NonNullable<ShownRun['question']>
export type ShownAnswer = NonNullable<Lenient<typeof answerAssessment.response>['answer']>
export type ShownResult = NonNullable<ShownRun['result']>
export type ReportReason = (typeof questionReportReasons)[number]

const assessmentsKey = ['assessments']
const overviewKey = [...assessmentsKey, 'overview']
const runKey = (id: number) => [...assessmentsKey, 'run', id]
const historyKey = (skill: string) => [...assessmentsKey, 'history', skill]

export const useAssessments = () =>
  useQuery({ queryKey: overviewKey, queryFn: ({ signal }) => api(getAssessments, { signal }) })

const assessmentRunQuery = (id: number) =>
  queryOptions({
    queryKey: runKey(id),
    queryFn: ({ signal }) => api(getAssessmentRun, { params: { runId: id }, signal }),
  })

/** A quiz as it stands. What an answer brought is shown without asking again. */
export const useAssessmentRun = (id: number) => useQuery(assessmentRunQuery(id))

/** The answered questions of a quiz. Loaded when the person wants to read them. */
export const useReview = (id: number, isWanted: boolean) =>
  useQuery({
    queryKey: [...runKey(id), 'review'],
    enabled: isWanted,
    queryFn: async ({ signal }) =>
      (await api(getAssessmentRun, { params: { runId: id }, signal })).review ?? [],
  })

export const useAssessmentHistory = (skill: string) =>
  useQuery({
    queryKey: historyKey(skill),
    queryFn: async ({ signal }) => (await api(getAssessmentHistory, { params: { skill }, signal })).entries,
  })

export const useStartAssessment = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (skill: string) => api(startAssessment, { body: { skill } }),
    onSuccess: (run) => {
      client.setQueryData(runKey(run.id), run)
      invalidateAllowances(client)
      return client.invalidateQueries({ queryKey: overviewKey })
    },
  })
}

export type Choice = { runId: number; questionId: number; option: number }

/** Sends an answer. A refusal that the quiz went on elsewhere loads it again. */
export const useAnswerAssessment = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ runId, questionId, option }: Choice) =>
      api(answerAssessment, { params: { runId }, body: { questionId, option } }),
    onSuccess: ({ run }) => {
      if (!run?.result) return
      invalidateAfterShowing(client)
      void client.invalidateQueries({ queryKey: overviewKey })
      void client.invalidateQueries({ queryKey: historyKey(run.skill) })
    },
    onError: (_, { runId }) => client.invalidateQueries({ queryKey: runKey(runId), exact: true }),
  })
}

/** Moves the screen on to the quiz as it is after an answer. */
export const useShowRun = () => {
  const client = useQueryClient()
  return (run: ShownRun) => client.setQueryData(runKey(run.id), run)
}

export const useStopAssessment = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (runId: number) => api(stopAssessment, { params: { runId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: overviewKey }),
  })
}

/** Sends a change to the person's own word or certificates and shows the overview that it answers with. */
const useChangeOverview = <Change>(send: (change: Change) => Promise<ShownOverview | null>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (overview) =>
      overview
        ? client.setQueryData(overviewKey, overview)
        : client.invalidateQueries({ queryKey: overviewKey }),
  })
}

/** Without a level the person's own word is taken back. */
export const useClaimLevel = () =>
  useChangeOverview(({ skill, level }: { skill: string; level: number | undefined }) =>
    level === undefined
      ? api(deleteSkillClaim, { params: { skill } })
      : api(claimSkillLevel, { params: { skill }, body: { level } }),
  )

export const useAddCertificate = () =>
  useChangeOverview((form: CertificateForm) => api(addCertificate, { body: form }))

export const useDeleteCertificate = () =>
  useChangeOverview((id: number) => api(deleteCertificate, { params: { id } }))

export const useAttachCertificateFile = () =>
  useChangeOverview(({ id, file }: { id: number; file: File }) => {
    const form = new FormData()
    form.set('file', file)
    return api(attachCertificateFile, { params: { id }, form })
  })

export const useDeleteCertificateFile = () =>
  useChangeOverview((id: number) => api(deleteCertificateFile, { params: { id } }))

/** Fetched before it is saved, so that a failure can be shown on the screen. */
export const useDownloadCertificateFile = () =>
  useMutation({
    mutationFn: async ({ id, name }: { id: number; name: string }) =>
      saveFile(await api(downloadCertificateFile, { params: { id } }), { name }),
  })

export const useReportQuestion = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: number; reason: ReportReason; note: string }) =>
      api(reportQuestion, { params: { id }, body }),
  })
