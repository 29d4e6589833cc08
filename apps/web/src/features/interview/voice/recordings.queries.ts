import {
  addInterviewRecording,
  attachInterviewRecording,
  deleteInterviewRecording,
  giveRecordingConsent,
  type InterviewRecording,
  listInterviewRecordings,
  type RecordingOverview,
  recordingConsent,
  recordingLimits,
  withdrawRecordingConsent,
} from '@nextrung/contract/interview-recordings'
import type { Lenient } from '@nextrung/contract/lenient'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, newIdempotencyKey } from '../../../lib/api.ts'
import { historyKey } from '../interview-keys.ts'
import type { Sound } from './use-recorder.ts'

export type ShownRecording = Lenient<typeof InterviewRecording>
type Overview = Lenient<typeof RecordingOverview>

const recordingsKey = ['interview', 'recordings']

export const useRecordings = (isWanted: boolean) =>
  useQuery({
    queryKey: recordingsKey,
    enabled: isWanted,
    queryFn: ({ signal }) => api(listInterviewRecordings, { signal }),
  })

const useChange = <Change>(send: (change: Change) => Promise<Overview | null>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (overview) =>
      overview
        ? client.setQueryData(recordingsKey, overview)
        : client.invalidateQueries({ queryKey: recordingsKey }),
  })
}

export const useGiveConsent = () =>
  useChange<void>(() => api(giveRecordingConsent, { body: { version: recordingConsent.version } }))

export const useWithdrawConsent = () => useChange<void>(() => api(withdrawRecordingConsent))

export const useDeleteRecording = () =>
  useChange((id: number) => api(deleteInterviewRecording, { params: { id } }))

/** Says which answer a recording belongs to. The recording itself is kept either way. */
export const useAttachRecording = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, answer }: { id: number; answer: { responseId: number } | { mockAnswerId: number } }) =>
      api(attachInterviewRecording, { params: { id }, body: answer }),
    onSuccess: (overview) => {
      client.setQueryData(recordingsKey, overview)
      return client.invalidateQueries({ queryKey: historyKey })
    },
  })
}

export const useKeepRecording = () =>
  useChange(({ sound, question }: { sound: Sound; question: string }) => {
    const form = new FormData()
    form.set('question', question.slice(0, recordingLimits.questionCharacters))
    form.set('seconds', String(Math.min(sound.seconds, recordingLimits.seconds)))
    form.set('file', sound.content, 'answer')
    return api(addInterviewRecording, { form, idempotencyKey: newIdempotencyKey() })
  })
