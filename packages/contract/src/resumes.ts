import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'
import { ResumeDesign } from './resume-design.ts'
import { ResumeDocument, ResumeEvidence } from './resume-document.ts'
import { ResumeScore } from './resume-score.ts'
import { rowId, wholeNumber } from './whole-number.ts'

export const resumeStatuses = ['pending', 'analyzing', 'completed'] as const
export const ResumeStatus = z.enum(resumeStatuses)
export type ResumeStatus = z.output<typeof ResumeStatus>

/** The displayed progress of a status, in percent. */
export const resumeProgress: Record<ResumeStatus, number> = { pending: 33, analyzing: 66, completed: 100 }

export const resumePollMs = 2000
export const uploadMaxBytes = 10 * 1024 * 1024
export const uploadExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const

/** What changed since an earlier version: skills in canonical spelling, and at most 40 changes as sentences. */
export const StoredComparison = z.object({
  skillsAdded: z.array(z.string()),
  skillsRemoved: z.array(z.string()),
  contentChanges: z.array(z.string()),
  olderId: z.number().int().optional(),
})
export type StoredComparison = z.output<typeof StoredComparison>

/** One version of a person's resume, newest first in the list. */
export const Resume = z.object({
  id: essential(z.number().int()),
  userId: z.number().int(),
  status: ResumeStatus,
  version: z.number().int(),
  createdAt: z.string(),
  originalContent: z.string(),
  optimizedContent: z.string().nullable(),
  skills: z.array(z.string()),
  /** A JSON-encoded array of suggestion sentences, most important first. */
  feedback: z.string().nullable(),
  /** What changed since the version before; null for the first, and in the list on the first row only. */
  comparisonResult: StoredComparison.nullable(),
  targetRole: z.string().nullable(),
  fileName: z.string(),
  /** The person's own name for the version. */
  label: z.string().nullish(),
  /** Why the version exists, as a sentence: uploaded, the words of the feedback, restored from another version. */
  reason: z.string().nullish(),
  /** The look of the downloads; the built-in default when the person has not chosen one. */
  design: whole(ResumeDesign.nullish()),
  /** The score for the target role; on the first row of the list only. */
  score: whole(ResumeScore.nullish()),
  /** The optimised resume as a structure; on the first row of the list only. */
  document: whole(ResumeDocument.nullish()),
  /** What stands behind each line of `document`; on the first row of the list only. */
  evidence: ResumeEvidence.nullish(),
  /** What made the result: `built-in`, or the name of an AI provider. */
  engine: z.string().nullish(),
  /** What the role's required skills and their weights rest on, as a sentence for the person. */
  roleBasis: z.string().nullish(),
})
export type Resume = z.output<typeof Resume>

export const ResumeList = z.array(Resume)

/** `file` is the upload; `userId` is accepted and ignored, because the session says who the user is. */
export const UploadResumeForm = z.object({
  targetRole: z.string().max(100).optional(),
  userId: z.string().max(100).optional(),
})

export const uploadResume = defineCall({
  method: 'POST',
  path: '/api/resumes',
  access: 'session',
  cost: 'upload',
  idempotency: 'key-or-in-flight',
  form: UploadResumeForm,
  response: dispensable(Resume),
})

/** `userId` is 1, "the signed-in user", or the session's own id. */
export const listResumes = defineCall({
  method: 'GET',
  path: '/api/resumes/:userId',
  access: 'session',
  cost: 'quick',
  params: z.object({ userId: z.string() }),
  response: ResumeList,
})

/** `pdf` and `doc` are documents; `json` is JSON Resume, `md` is Markdown. */
export const downloadFormats = ['pdf', 'doc', 'json', 'md'] as const

export const downloadResume = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/download',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId }),
  query: ResumeDesign.partial().extend({ format: z.enum(downloadFormats) }),
  binary: true,
})

/** The person's wishes in their own words make a new version. A role in the words beats `selectedRole`. */
export const optimizeResume = defineCall({
  method: 'POST',
  path: '/api/resumes/:id/optimize',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  params: z.object({ id: rowId }),
  body: z.object({
    feedback: z
      .string()
      .max(4000, 'Say it in at most 4000 characters.')
      .refine((text) => text.trim() !== '', 'Say what to change.'),
    selectedRole: z.string().max(100).nullish(),
  }),
  response: dispensable(Resume),
})

/** One change between two versions that a person understands. */
export const ResumeChange = z.object({
  kind: z.enum(['added', 'removed', 'reworded', 'moved', 'corrected']),
  /** Where: the section and entry, such as "Experience, IT Support Specialist, Brightwater Clinics". */
  where: z.string(),
  /** What, as a sentence. */
  what: z.string(),
  /** Why, such as "Verb first" or "You asked for it: shorter"; empty when nothing is known. */
  why: z.string(),
  before: z.string().nullish(),
  after: z.string().nullish(),
})
export type ResumeChange = z.output<typeof ResumeChange>

export const ResumeComparison = StoredComparison.extend({
  /** What `contentChanges` says in sentences. */
  changes: z.array(ResumeChange).optional(),
  newerId: z.number().int().optional(),
  scoreBefore: z.number().nullish(),
  scoreAfter: z.number().nullish(),
})
export type ResumeComparison = z.output<typeof ResumeComparison>

/** Always older to newer, whatever the order of the two ids. */
export const compareResumes = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/compare/:otherId',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId, otherId: rowId }),
  response: ResumeComparison,
})

/** Names a version (an empty name takes it away) or chooses the look of its downloads. */
export const updateResume = defineCall({
  method: 'PATCH',
  path: '/api/resumes/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: z.strictObject({
    label: z.string().trim().max(80, 'A name has at most 80 characters.').optional(),
    design: ResumeDesign.optional(),
  }),
  response: dispensable(Resume),
})

/** Makes the content of an older version the newest one. */
export const restoreResume = defineCall({
  method: 'POST',
  path: '/api/resumes/:id/restore',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  params: z.object({ id: rowId }),
  response: dispensable(Resume),
})

export const deleteResume = defineCall({
  method: 'DELETE',
  path: '/api/resumes/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  response: dispensable(z.object({ id: z.number().int() })),
})

/** The structure, evidence and score of one version, which the list gives for the first row only. */
export const getResumeEvidence = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/evidence',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId }),
  response: Resume,
})

/** The uploaded file as it came. */
export const downloadOriginal = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/original',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId }),
  binary: true,
})

/** What was understood of the file, before optimising, with the person's corrections in it. */
export const UnderstoodResume = z.object({
  /** Whole, because what is edited is sent back, and nothing must get lost on the way. */
  document: essential(whole(ResumeDocument)),
  /** JSON pointers of what the person corrected or added. */
  corrected: z.array(z.string()),
})
export type UnderstoodResume = z.output<typeof UnderstoodResume>

export const getUnderstood = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/understood',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId }),
  response: UnderstoodResume,
})

/** Corrects what was understood and optimises this version again with it; the corrections go on in later ones. */
export const correctResume = defineCall({
  method: 'PUT',
  path: '/api/resumes/:id/understood',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: z.strictObject({ document: ResumeDocument }),
  response: dispensable(Resume),
})

/** One page of the PDF as a picture (SVG), in the look that is asked for. */
export const previewResume = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/preview',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId }),
  query: ResumeDesign.partial().extend({ page: wholeNumber(20).default(1) }),
  binary: true,
})

/** Makes a version from a JSON Resume (jsonresume.org, v1.0.0). */
export const importJsonResume = defineCall({
  method: 'POST',
  path: '/api/resumes/import',
  access: 'session',
  cost: 'upload',
  idempotency: 'key-or-in-flight',
  body: z.object({
    resume: z.unknown(),
    targetRole: z.string().max(100).nullish(),
    fileName: z.string().max(200).optional(),
  }),
  response: dispensable(Resume),
})
