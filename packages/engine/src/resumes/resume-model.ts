import type { ReadDocument } from '@nextrung/contract/read-document'
import type {
  ResumeDocument,
  ResumeEvidence,
  ResumeSection,
  SourceLine,
} from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'

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

/** A thing of the resume that a wish is about, told by its words, so that it is found again in a reworded resume. */
export type WishTarget =
  /** A whole section; `heading` tells which of the sections that are kept as they stand. */
  | { kind: 'section'; section: ResumeSection; heading?: string }
  /** A job, project, degree, certificate or language by its own words, and its start where two share them. */
  | { kind: 'entry'; list: EntryList; name: string; start?: string }
  /** One line as it read when the wish was said; `entry` is the `name` of its entry. */
  | { kind: 'line'; text: string; entry?: string }
  | { kind: 'skill'; name: string }
  /** Everything that speaks of the words. */
  | { kind: 'topic'; words: string }
  | { kind: 'contact'; field: 'name' | 'label' | 'email' | 'phone' | 'location' | 'url' | 'profiles' }
  | { kind: 'profile'; network: string }
  | { kind: 'education-part'; part: 'dates' | 'score' | 'courses' }
  | { kind: 'jobs-before'; year: number }
  | { kind: 'jobs-older'; years: number }
  | { kind: 'everything' }

export type EntryList = 'work' | 'projects' | 'education' | 'certificates' | 'languages'

export type SectionMove = {
  section: ResumeSection
  heading?: string
  to: 'first' | 'early' | 'last' | 'before' | 'after'
  /** For `before` and `after`. */
  anchor?: ResumeSection
}

/**
 * What the person asked for so far, as plain JSON, to be stored with the version and handed back with the next
 * feedback. All limits are absolute, so that following them twice changes nothing more.
 */
export type Wishes = {
  /** At most so many bullets and kept lines in all. */
  mostLines?: number
  mostLinesPerJob?: number
  limits?: { target: WishTarget; lines: number }[]
  summarySentences?: number
  mostPages?: number
  /** Everything is told, lines said twice included. */
  longer?: boolean
  emphasise?: WishTarget[]
  playDown?: WishTarget[]
  leaveOut?: WishTarget[]
  /** Keeps the person's own words. */
  keep?: WishTarget[]
  /** Must not be left out when it gets shorter. */
  stay?: WishTarget[]
  sections?: SectionMove[]
  jobOrder?: 'oldest-first' | 'newest-first' | 'as-written'
  /** Of lines, skills, projects and certificates. */
  lineOrder?: 'as-written'
  /** `sections` move on from there. */
  sectionOrder?: 'as-written'
  tone?: 'formal' | 'plain'
}

/** Words of the feedback that are not followed, and why. */
export type NotFollowed = { words: string; reason: string }

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
