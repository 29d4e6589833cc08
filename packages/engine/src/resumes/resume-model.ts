import { ReadDocument } from '@nextrung/contract/read-document'
import { ResumeDocument, ResumeEvidence, SourceLine, UnsureField } from '@nextrung/contract/resume-document'
import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'
import { NotFollowed, Wishes } from './wish-model/wish.ts'

/** Maps each field of a parsed resume, by JSON pointer (`/work/0/highlights/2`), to lines of the file. */
export const ResumeSources = z.record(z.string(), z.array(SourceLine))
export type ResumeSources = z.output<typeof ResumeSources>

export const ParsedResume = z.object({
  document: ResumeDocument,
  sources: ResumeSources,
  /** Skills in canonical spelling in order of first mention, plus the entries of skills sections as written. */
  skills: z.array(z.string()),
  /** ISO 639-1 code of the text's main language. */
  language: z.string(),
  /** JSON pointers of fields that the person corrected or entered by hand; these are never reworded. */
  corrected: z.array(z.string()).optional(),
  /** Fields to ask the person about, most important first. Resumes parsed by older releases have none. */
  unsure: z.array(UnsureField).optional(),
  /** The questions that the person settled by confirming what was read, as `questionKey` writes them. */
  settled: z.array(z.string()).optional(),
  /** False for a text that is not a resume, such as a recipe. Missing if parsed by an older release. */
  isResume: z.boolean().optional(),
  /** A sentence on what the text is instead. */
  notResume: z.string().optional(),
})
export type ParsedResume = z.output<typeof ParsedResume>

/** Something removed from the original at the person's request. */
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
  /** Without one, the resume is tightened and checked, and ordered by what it already stresses. */
  targetRole: TargetRole.optional(),
  /** ISO date of the analysis; current jobs count up to it. Defaults to today. */
  today: z.string().optional(),
  wishes: Wishes.optional(),
  /** Feedback that could not be followed; listed first in the suggestions. */
  notFollowed: z.array(NotFollowed).optional(),
})
export type OptimizeInput = z.output<typeof OptimizeInput>

export const OptimizedResume = z.object({
  document: ResumeDocument,
  /** By JSON pointer into `document`. */
  evidence: ResumeEvidence,
  /** `document` as readable plain text that can be shown by itself. */
  text: z.string(),
  /** Concrete advice on this resume and role, most important first; at most ten. */
  suggestions: z.array(z.string()),
  /** Content left out on request. */
  leftOut: z.array(LeftOut).optional(),
})
export type OptimizedResume = z.output<typeof OptimizedResume>
