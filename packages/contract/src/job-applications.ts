import { z } from 'zod'
import { Advertisement } from './advertisement.ts'
import { defineCall } from './call.ts'
import { MatchExplanation } from './job-match.ts'
import { dispensable, essential, whole } from './reader-marks.ts'
import { ResumeDocument } from './resume-document.ts'
import { rowId } from './whole-number.ts'

/** The statuses that have a badge. */
export const applicationStatuses = ['submitted', 'under_review', 'rejected', 'interview_scheduled'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The columns of the board. */
export const applicationStages = ['saved', 'applied', 'in-review', 'interview', 'offer', 'closed'] as const
export type ApplicationStage = (typeof applicationStages)[number]

/** Something that happened to an application. */
export const ApplicationEvent = z.object({
  /** `sent`, `added`, `stage`, or a status. */
  kind: z.string(),
  says: essential(z.string()),
  /** ISO date and time at which it happened here. */
  at: essential(z.string()),
  /** ISO date on which a real employer might have done the same; only for sample employers. */
  simulatedOn: z.string().nullable(),
})
export type ApplicationEvent = z.output<typeof ApplicationEvent>

/** An application in a list. */
export const Application = z.object({
  jobId: essential(z.string()),
  /** One of `applicationStatuses`; others have no badge. */
  status: z.string(),
  /** ISO date and time. */
  lastUpdated: z.string(),
  nextSteps: z.array(z.string()),
  id: z.number().int().optional(),
  title: z.string().optional(),
  company: z.string().optional(),
  location: z.string().optional(),
  /** Sent to a fictional employer of the sample board, which answers within minutes. */
  isSample: z.boolean().optional(),
  matchScore: z.number().int().nullish(),
  /** When it was sent: ISO date and time. */
  sentAt: z.string().nullish(),
  /** The resume it was sent with. `resumeId` is null once that version was deleted; what was sent is kept. */
  sentWith: z.object({ resumeId: z.number().int().nullable(), version: z.number().int() }).nullish(),
  /** ISO date of the last answer in the simulated calendar of a sample employer. */
  simulatedOn: z.string().nullish(),
  /** The day of the interview in the simulated calendar: ISO date. */
  interviewOn: z.string().nullish(),
  stage: z.enum(applicationStages).optional(),
  /** Oldest first. */
  timeline: z.array(ApplicationEvent).optional(),
})
export type Application = z.output<typeof Application>

/** A document as it was sent. */
export const SentDocument = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  /** Of its bytes, in hexadecimal. */
  sha256: z.string(),
})
export type SentDocument = z.output<typeof SentDocument>

/** A posting as it read when somebody applied. */
export const SentPosting = z.object({
  advertisement: Advertisement,
  description: z.string(),
  /** The steps of an application, as the employer describes them. */
  process: z.array(z.string()),
})
export type SentPosting = z.output<typeof SentPosting>

/** An application with everything that was sent. */
export const ApplicationDetails = z.object({
  application: essential(Application),
  match: MatchExplanation.nullable(),
  /** Null for an application that was added by hand. */
  sent: whole(
    z
      .object({
        resume: SentDocument,
        /** What the resume said. */
        resumeContent: ResumeDocument,
        posting: SentDocument,
        /** What the posting said on that day. */
        postingContent: SentPosting,
      })
      .nullable(),
  ),
})
export type ApplicationDetails = z.output<typeof ApplicationDetails>

const params = z.object({ id: rowId })

/**
 * All the person's applications to jobs, newest first, whichever of their versions is named. 404 for a version of
 * somebody else. Polled.
 */
export const listApplications = defineCall({
  method: 'GET',
  path: '/api/job-automation/applications/:resumeId',
  access: 'session',
  cost: 'quick',
  params: z.object({ resumeId: rowId }),
  response: z.array(Application),
})

/** One application with what was sent, exactly as it was. */
export const getApplication = defineCall({
  method: 'GET',
  path: '/api/job-applications/:id',
  access: 'session',
  cost: 'quick',
  params,
  response: ApplicationDetails,
})

/** The resume as it was sent. 404 for an application that was added by hand. */
export const downloadSentResume = defineCall({
  method: 'GET',
  path: '/api/job-applications/:id/resume',
  access: 'session',
  cost: 'work',
  params,
  binary: true,
})

/** The posting as it read when it was sent. 404 for an application that was added by hand. */
export const downloadSentPosting = defineCall({
  method: 'GET',
  path: '/api/job-applications/:id/posting',
  access: 'session',
  cost: 'work',
  params,
  binary: true,
})

/** The interview as a calendar file (`.ics`). 404 if none is scheduled. */
export const downloadInterviewCalendar = defineCall({
  method: 'GET',
  path: '/api/job-applications/:id/calendar',
  access: 'session',
  cost: 'quick',
  params,
  binary: true,
})

/**
 * Removes an application from the lists; `restoreApplication` undoes it for a day. That it was sent is still known, so
 * it is never sent again.
 */
export const deleteApplication = defineCall({
  method: 'DELETE',
  path: '/api/job-applications/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params,
  response: dispensable(z.object({ id: z.number().int() })),
})

/** Undoes a deletion. 404 once it is final. */
export const restoreApplication = defineCall({
  method: 'POST',
  path: '/api/job-applications/:id/restore',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params,
  response: ApplicationDetails,
})
