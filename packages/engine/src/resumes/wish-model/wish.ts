import { ResumeSection } from '@nextrung/contract/resume-document'
import { z } from 'zod'

export const EntryList = z.enum(['work', 'projects', 'education', 'certificates', 'languages'])
export type EntryList = z.output<typeof EntryList>

/**
 * The part of a resume that a wish refers to, identified by its words so that it can be found again after rewording.
 */
export const WishTarget = z.discriminatedUnion('kind', [
  /** A whole section; `heading` identifies one of the sections that are kept as they are. */
  z.object({ kind: z.literal('section'), section: ResumeSection, heading: z.string().optional() }),
  /** A job, project, degree, certificate or language by its own words, plus its start date if two share them. */
  z.object({ kind: z.literal('entry'), list: EntryList, name: z.string(), start: z.string().optional() }),
  /** One line as it read when the wish was made; `entry` is the `name` of its entry. */
  z.object({ kind: z.literal('line'), text: z.string(), entry: z.string().optional() }),
  z.object({ kind: z.literal('skill'), name: z.string() }),
  /** Everything that mentions the words. */
  z.object({ kind: z.literal('topic'), words: z.string() }),
  z.object({
    kind: z.literal('contact'),
    field: z.enum(['name', 'label', 'email', 'phone', 'location', 'url', 'profiles']),
  }),
  z.object({ kind: z.literal('profile'), network: z.string() }),
  z.object({ kind: z.literal('education-part'), part: z.enum(['dates', 'score', 'courses']) }),
  z.object({ kind: z.literal('jobs-before'), year: z.number() }),
  z.object({ kind: z.literal('jobs-older'), years: z.number() }),
  z.object({ kind: z.literal('everything') }),
])
export type WishTarget = z.output<typeof WishTarget>

export const SectionMove = z.object({
  section: ResumeSection,
  heading: z.string().optional(),
  to: z.enum(['first', 'early', 'last', 'before', 'after']),
  /** For `before` and `after`. */
  anchor: ResumeSection.optional(),
})
export type SectionMove = z.output<typeof SectionMove>

const targets = z.array(WishTarget).optional()

/**
 * All wishes so far as plain JSON, stored with the version and passed back with the next feedback. All limits are
 * absolute, so applying them twice changes nothing more.
 */
export const Wishes = z.object({
  /** Maximum number of bullets and kept lines in total. */
  mostLines: z.number().optional(),
  mostLinesPerJob: z.number().optional(),
  limits: z.array(z.object({ target: WishTarget, lines: z.number() })).optional(),
  summarySentences: z.number().optional(),
  mostPages: z.number().optional(),
  /** Keeps everything, duplicate lines included. */
  longer: z.boolean().optional(),
  emphasise: targets,
  playDown: targets,
  leaveOut: targets,
  /** Keeps the person's own words. */
  keep: targets,
  /** Not dropped when the resume is shortened. */
  stay: targets,
  sections: z.array(SectionMove).optional(),
  jobOrder: z.enum(['oldest-first', 'newest-first', 'as-written']).optional(),
  /** Applies to lines, skills, projects and certificates. */
  lineOrder: z.literal('as-written').optional(),
  /** `sections` moves are applied on top of it. */
  sectionOrder: z.literal('as-written').optional(),
  tone: z.enum(['formal', 'plain']).optional(),
})
export type Wishes = z.output<typeof Wishes>

/** Feedback that is not followed, and why. */
export const NotFollowed = z.object({ words: z.string(), reason: z.string() })
export type NotFollowed = z.output<typeof NotFollowed>
