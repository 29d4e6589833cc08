import { ReadDocument } from '@nextrung/contract/read-document'
import { ResumeDocument, ResumeEvidence, SourceLine } from '@nextrung/contract/resume-document'
import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'
import { NotFollowed, Wishes } from './wish-model/wish.ts'

/** Where each field of a parsed resume came from: JSON pointer (`/work/0/highlights/2`) to lines of the file. */
export const ResumeSources = z.record(z.string(), z.array(SourceLine))
export type ResumeSources = z.output<typeof ResumeSources>

export const ParsedResume = z.object({
  document: ResumeDocument,
  sources: ResumeSources,
  /** Skills in canonical spelling, in the order in which they are first met; skills sections as written included. */
  skills: z.array(z.string()),
  /** ISO 639-1 code of the language most of the text is in. */
  language: z.string(),
  /** JSON pointers of what the person corrected or entered by hand; their own words, never reworded. */
  corrected: z.array(z.string()).optional(),
})
export type ParsedResume = z.output<typeof ParsedResume>

/** Something of the original that is not in the result, because the person asked for that. */
export const LeftOut = z.object({
  /** JSON pointer into the parsed document. */
  pointer: z.string(),
  text: z.string(),
  why: z.string(),
})
export type LeftOut = z.output<typeof LeftOut>

export const OptimizeInput = z.object({
  read: ReadDocument,
  parsed: ParsedResume,
  /** Without one the resume is tightened and checked, and ordered by what it already stresses. */
  targetRole: TargetRole.optional(),
  /** ISO date of the analysis, up to which a current job counts; today when left out. */
  today: z.string().optional(),
  wishes: Wishes.optional(),
  /** What of the person's feedback is not followed; it comes first in the suggestions. */
  notFollowed: z.array(NotFollowed).optional(),
})
export type OptimizeInput = z.output<typeof OptimizeInput>

export const OptimizedResume = z.object({
  document: ResumeDocument,
  /** By JSON pointer into `document`. */
  evidence: ResumeEvidence,
  /** `document` as readable plain text, good to show alone. */
  text: z.string(),
  /** Concrete sentences about this resume and this role, most important first; at most ten. */
  suggestions: z.array(z.string()),
  /** What was left out on request. */
  leftOut: z.array(LeftOut).optional(),
})
export type OptimizedResume = z.output<typeof OptimizedResume>
