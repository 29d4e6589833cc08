import type { LinkedInPart } from '@nextrung/contract/linkedin'
import { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'

export const LinkedInInput = z.object({
  document: ResumeDocument,
  /** By JSON pointer into `document`. */
  evidence: ResumeEvidence,
  targetRole: TargetRole.optional(),
  /** ISO date up to which current jobs count; without one, their years are not mentioned. */
  today: z.string().optional(),
  /** ISO 639-1 code of the resume's language. */
  language: z.string(),
})
export type LinkedInInput = z.output<typeof LinkedInInput>

/** Part of a text being drafted; `from` has JSON pointers into the document for everything it says. */
export type DraftPart = Pick<LinkedInPart, 'text' | 'basis'> & { from: string[] }

export const kept = (text: string, ...from: string[]): DraftPart => ({ text, from, basis: 'kept' })
export const reworded = (text: string, ...from: string[]): DraftPart => ({ text, from, basis: 'reworded' })

const contact = /@|https?:|www\.|\+?\d[\d ()/.-]{8,}\d/

/** Profiles are public: no addresses or phone numbers. */
export const isPublic = (text: string): boolean => !contact.test(text)
