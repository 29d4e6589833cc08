import * as calls from '@nextrung/contract/interview-recordings'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { addInterviewRecording } from './add-interview-recording.ts'
import { attachInterviewRecording } from './attach-interview-recording.ts'
import { deleteInterviewRecording } from './delete-interview-recording.ts'
import { giveRecordingConsent } from './give-recording-consent.ts'
import { listInterviewRecordings } from './list-interview-recordings.ts'
import { playInterviewRecording } from './play-interview-recording.ts'
import { withdrawRecordingConsent } from './withdraw-recording-consent.ts'

export const interviewRecordingsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listInterviewRecordings, listInterviewRecordings)
  mount(calls.giveRecordingConsent, giveRecordingConsent)
  mount(calls.withdrawRecordingConsent, withdrawRecordingConsent)
  mount(calls.addInterviewRecording, addInterviewRecording)
  mount(calls.attachInterviewRecording, attachInterviewRecording)
  mount(calls.playInterviewRecording, playInterviewRecording)
  mount(calls.deleteInterviewRecording, deleteInterviewRecording)
}
