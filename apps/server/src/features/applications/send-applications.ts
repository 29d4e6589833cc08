import { createHash } from 'node:crypto'
import type { SentPosting } from '@nextrung/contract/job-applications'
import type { MatchExplanation } from '@nextrung/contract/job-match'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Database } from '../../db/client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  type ApplicationRow,
  insertApplication,
  insertEvent,
  type NewApplication,
} from './applications.store.ts'
import { keepDocument, type NewSentDocument } from './documents.store.ts'
import { firstAnswerMinutes, nextStepsOf, tellAnswer, workday } from './sample-employer.ts'

/** The resume as it is sent: the file, and what it says. */
export type ResumePacket = {
  resumeId: number
  version: number
  bytes: Uint8Array
  mediaType: string
  fileName: string
  sha256: string
  content: ResumeDocument
}

export type JobToSend = { id: string; posting: SentPosting; score: number; match: MatchExplanation }

type Sending = { resume: ResumePacket; jobs: readonly JobToSend[]; isAutomatic: boolean }

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type Stamp = { userId: number; at: Date }

const resumeRow = (resume: ResumePacket, { userId, at }: Stamp): NewSentDocument => {
  const { bytes, mediaType, fileName, sha256, content } = resume
  return { userId, kind: 'resume', fileName, mediaType, bytes, sha256, content, createdAt: at }
}

const postingRow = ({ id, posting }: JobToSend, { userId, at }: Stamp): NewSentDocument => {
  const bytes = Buffer.from(`${JSON.stringify(posting, null, 2)}\n`)
  return {
    userId,
    kind: 'posting',
    fileName: `${id}.json`,
    mediaType: 'application/json; charset=utf-8',
    bytes,
    sha256: sha256Of(bytes),
    content: posting,
    createdAt: at,
  }
}

const applicationOf = (
  { resume, isAutomatic }: Sending,
  { job, userId, at, minuteMs }: Stamp & { job: JobToSend; minuteMs: number },
): NewApplication => {
  const { title, employer, places, role } = job.posting.advertisement
  const company = employer ?? ''
  const sent = { jobId: job.id, userId, matchScore: job.score }
  return {
    userId,
    jobId: job.id,
    isSample: true,
    isAutomatic,
    title,
    company,
    location: places.join(', '),
    role,
    resumeId: resume.resumeId,
    resumeVersion: resume.version,
    matchScore: job.score,
    match: job.match,
    status: 'submitted',
    nextSteps: nextStepsOf({ status: 'submitted', company, role, match: job.match, interviewOn: null }),
    stage: 'applied',
    simulatedOn: workday(at, 0),
    nextStepAt: new Date(at.getTime() + firstAnswerMinutes(sent) * minuteMs),
    sentAt: at,
    createdAt: at,
    lastUpdated: at,
  }
}

/**
 * Sends the resume to sample employers and freezes what was sent, in the transaction that stores the applications. A job
 * that the person has applied to before is left out. The caller must hold the person's lock.
 */
export const sendApplications = async (
  ctx: RequestContext,
  tx: Database,
  sending: Sending,
): Promise<ApplicationRow[]> => {
  if (sending.jobs.length === 0) return []
  const userId = ctx.user.id
  const at = ctx.now()
  const minuteMs = ctx.config.sampleEmployerMinuteMs
  const resumeDocumentId = await keepDocument(tx, resumeRow(sending.resume, { userId, at }))
  const sent: ApplicationRow[] = []
  for (const job of sending.jobs) {
    await ctx.failPoint('application.before-send')
    const postingDocumentId = await keepDocument(tx, postingRow(job, { userId, at }))
    const row = await insertApplication(tx, {
      ...applicationOf(sending, { job, userId, at, minuteMs }),
      resumeDocumentId,
      postingDocumentId,
    })
    if (!row) continue
    const says = tellAnswer({ status: 'submitted', company: row.company, interviewOn: null })
    await insertEvent(tx, {
      userId,
      applicationId: row.id,
      kind: 'sent',
      says,
      at,
      simulatedOn: row.simulatedOn,
      employerStep: 0,
    })
    sent.push(row)
  }
  await ctx.failPoint('application.before-commit')
  return sent
}
