import {
  deleteResume,
  downloadOriginal,
  getResumeEvidence,
  restoreResume,
  updateResume,
} from '@nextrung/contract/resumes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, newIdempotencyKey } from '../../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../ui/toast-store.ts'
import { resumeListKey } from '../resumes.queries.ts'
import { type ShownResume, shownResume } from '../shown-resume.ts'

const showFailure = (title: string, fallback: string) => (error: unknown) => {
  if (isSessionEnded(error)) return
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' })
}

/** A version's document and evidence, which the list contains only for the newest. */
export const useVersion = (id: number) =>
  useQuery({
    queryKey: ['resumes', 'version', id],
    queryFn: ({ signal }) => api(getResumeEvidence, { params: { id }, signal }),
    select: shownResume,
  })

export const useNameVersion = (id: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (label: string) => api(updateResume, { params: { id }, body: { label } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resumeListKey }),
    onError: showFailure('Error naming version', 'Failed to name version'),
  })
}

export const useRestoreVersion = ({ id, version }: ShownResume) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (idempotencyKey: string) => api(restoreResume, { params: { id }, idempotencyKey }),
    onSuccess: () => {
      toast({
        title: 'Version restored',
        description: `A new version with the content of version ${version} is now the current one.`,
      })
      return queryClient.invalidateQueries({ queryKey: resumeListKey })
    },
    onError: showFailure('Error restoring version', 'Failed to restore version'),
  })
}

export const newRestore = newIdempotencyKey

export const useDeleteVersion = ({ id, version }: ShownResume) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(deleteResume, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Version deleted', description: `Version ${version} is gone.` })
      return queryClient.invalidateQueries({ queryKey: resumeListKey })
    },
    onError: showFailure('Error deleting version', 'Failed to delete version'),
  })
}

/** Downloads a version's original file under its original name. */
export const useDownloadOriginal = ({ id, fileName }: ShownResume) =>
  useMutation({
    mutationFn: async () =>
      saveFile(await api(downloadOriginal, { params: { id } }), { name: fileName || `resume-${id}` }),
    onError: showFailure('Download failed', 'Failed to download the original file. Please try again.'),
  })
