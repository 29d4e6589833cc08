import {
  type downloadFormats,
  downloadResume,
  listResumes,
  resumePollMs,
  uploadResume,
} from '@nextrung/contract/resumes'
import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { makeIdempotentRetry } from '../../lib/idempotent-retry.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { saveFile } from '../../lib/save-file.ts'
import { invalidateAllowances } from '../../lib/shared-queries.ts'
import { readJson, writeJson } from '../../lib/stored-value.ts'
import { toast } from '../../ui/toast-store.ts'
import { pollInterval } from './poll-interval.ts'
import { type ShownResume, shownResumes } from './shown-resume.ts'

/** In paths and forms, 1 means the signed-in user. */
const ownId = '1'

/** The list of versions. Every change to a version must invalidate it. */
export const resumeListKey = ['resumes', ownId]
const uploadKey = ['resumes', 'upload']

export const resumeListQuery = queryOptions({
  queryKey: resumeListKey,
  queryFn: ({ signal }) => api(listResumes, { params: { userId: ownId }, signal }),
})

/** The versions, newest first, polled while the screen is visible. */
export const useResumes = () =>
  useQuery({
    ...resumeListQuery,
    select: shownResumes,
    staleTime: 0,
    refetchInterval: pollInterval(resumePollMs),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

/** Stores the skills of a completed analysis for the screens that start from them. */
export const useStoreSkills = (current: ShownResume | undefined): void => {
  const isResume = current?.notResume === undefined
  const skills = current?.status === 'completed' && isResume ? current.skills : undefined
  useEffect(() => {
    if (!skills) return
    if (JSON.stringify(readJson('currentSkills')) !== JSON.stringify(skills))
      writeJson('currentSkills', skills)
  }, [skills])
}

export const uploadErrorMessage = (error: unknown): string => errorMessage(error, 'Failed to upload resume')

export const showUploadError = (description: string, error?: unknown): void => {
  toast({
    title: 'Error uploading resume',
    description,
    variant: 'destructive',
    action: upgradeActionFor(error),
  })
}

type Upload = { file: File; targetRole: string | undefined; idempotencyKey: string }

const uploadRetry = makeIdempotentRetry<Omit<Upload, 'idempotencyKey'>>()

/** Choosing the same file again after an unknown outcome reuses the key, because the upload may have arrived. */
export const makeUpload = (file: File, targetRole: string | undefined): Upload =>
  uploadRetry.requestFor([file.name, file.size, file.lastModified, targetRole].join('|'), {
    file,
    targetRole,
  })

const sendUpload = ({ file, targetRole, idempotencyKey }: Upload) => {
  const form = new FormData()
  form.set('file', file)
  form.set('userId', ownId)
  if (targetRole) form.set('targetRole', targetRole)
  return api(uploadResume, { form, idempotencyKey })
}

export const useUploadResume = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: uploadKey,
    mutationFn: sendUpload,
    onSuccess: () => {
      uploadRetry.recordOutcome()
      invalidateAllowances(queryClient)
      toast({ title: 'Resume uploaded', description: 'Your resume is being analyzed' })
      return queryClient.invalidateQueries({ queryKey: resumeListKey })
    },
    onError: (error) => {
      uploadRetry.recordOutcome(error)
      if (!isSessionEnded(error)) showUploadError(uploadErrorMessage(error), error)
    },
  })
}

/** Also true for an upload started on a screen the person has since left. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey: uploadKey }) > 0

/** Like `useIsUploading`, but current even before the next render. */
export const useUploadCheck = (): (() => boolean) => {
  const queryClient = useQueryClient()
  return () => queryClient.isMutating({ mutationKey: uploadKey }) > 0
}

export type DownloadFormat = (typeof downloadFormats)[number]

const downloadExtensions: Record<DownloadFormat, string> = { pdf: 'pdf', doc: 'docx', json: 'json', md: 'md' }

export const useDownloadResume = () =>
  useMutation({
    mutationFn: async ({ id, format }: { id: number; format: DownloadFormat }) =>
      saveFile(await api(downloadResume, { params: { id }, query: { format } }), {
        name: `resume-${id}.${downloadExtensions[format]}`,
      }),
    onError: (error) => {
      if (isSessionEnded(error)) return
      toast({
        title: 'Download failed',
        description: 'Failed to download resume. Please try again.',
        variant: 'destructive',
      })
    },
  })
