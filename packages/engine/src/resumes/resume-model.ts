import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeEvidence, SourceLine } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import type { NotFollowed, Wishes } from './wish-model/wish.ts'

/** Where each field of a parsed resume came from: JSON pointer (`/work/0/highlights/2`) to lines of the file. */
export type ResumeSources = Record<string, SourceLine[]>

export type ParsedResume = {
  document: ResumeDocument
  sources: ResumeSources
  /** Skills in canonical spelling, in the order in which they are first met; skills sections as written included. */
  skills: string[]
  /** ISO 639-1 code of the language most of the text is in. */
  language: string
  /** JSON pointers of what the person corrected or entered by hand; their own words, never reworded. */
  corrected?: string[]
}

/** Something of the original that does not stand in the result, because the person asked for that. */
export type LeftOut = {
  /** JSON pointer into the parsed document. */
  pointer: string
  text: string
  why: string
}

export type OptimizeInput = {
  read: ReadDocument
  parsed: ParsedResume
  /** Without one the resume is tightened and checked, and ordered by what it already stresses. */
  targetRole: TargetRole | undefined
  /** ISO date of the analysis, up to which a current job counts; today when left out. */
  today?: string
  wishes?: Wishes
  /** What of the person's feedback is not followed; it comes first in the suggestions. */
  notFollowed?: NotFollowed[]
}

export type OptimizedResume = {
  document: ResumeDocument
  /** By JSON pointer into `document`. */
  evidence: ResumeEvidence
  /** `document` as readable plain text, good to show alone. */
  text: string
  /** Concrete sentences about this resume and this role, most important first; at most ten. */
  suggestions: string[]
  /** What was left out on request. */
  leftOut?: LeftOut[]
}
