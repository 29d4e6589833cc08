import type { ResumeSection } from '@nextrung/contract/resume-document'

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
