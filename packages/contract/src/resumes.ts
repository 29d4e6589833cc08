import { z } from 'zod'
import { defineCall } from './call.ts'
import { ResumeDocument, ResumeEvidence } from './resume-document.ts'

export const resumeStatuses = ['pending', 'analyzing', 'completed'] as const
export const ResumeStatus = z.enum(resumeStatuses)
export type ResumeStatus = z.output<typeof ResumeStatus>

/** The displayed progress of a status, in percent. */
export const resumeProgress: Record<ResumeStatus, number> = { pending: 33, analyzing: 66, completed: 100 }

export const resumePollMs = 2000
export const uploadMaxBytes = 10 * 1024 * 1024
export const uploadExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const

/** One version of a person's resume, newest first in the list. */
export const Resume = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  status: ResumeStatus,
  version: z.number().int(),
  createdAt: z.string(),
  originalContent: z.string(),
  optimizedContent: z.string().nullable(),
  skills: z.array(z.string()),
  /** A JSON-encoded array of suggestion sentences, most important first. */
  feedback: z.string().nullable(),
  comparisonResult: z.unknown().nullable(),
  targetRole: z.string().nullable(),
  fileName: z.string(),
  /** The optimised resume as a structure; on the first row of the list only. */
  document: ResumeDocument.nullish(),
  /** What stands behind each line of `document`; on the first row of the list only. */
  evidence: ResumeEvidence.nullish(),
  /** What made the result: `built-in`, or the name of an AI provider. */
  engine: z.string().nullish(),
  /** What the role's required skills and their weights rest on, as a sentence for the person. */
  roleBasis: z.string().nullish(),
})
export type Resume = z.output<typeof Resume>

export const ResumeList = z.array(Resume)

const positiveId = z.coerce.number().int().min(1).max(2147483647)

/** `file` is the upload; `userId` is accepted and ignored, because the session says who the user is. */
export const UploadResumeForm = z.object({
  targetRole: z.string().max(100).optional(),
  userId: z.string().max(100).optional(),
})

export const uploadResume = defineCall({
  method: 'POST',
  path: '/api/resumes',
  access: 'session',
  form: UploadResumeForm,
  response: Resume,
})

/** `userId` is 1, "the signed-in user", or the session's own id. */
export const listResumes = defineCall({
  method: 'GET',
  path: '/api/resumes/:userId',
  access: 'session',
  params: z.object({ userId: z.string() }),
  response: ResumeList,
})

export const downloadFormats = ['pdf', 'doc'] as const

export const downloadResume = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/download',
  access: 'session',
  params: z.object({ id: positiveId }),
  query: z.object({ format: z.enum(downloadFormats) }),
  binary: true,
})
