import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import type { RoleNeeds } from '../optimizing/role-needs.ts'
import type { ParsedResume } from '../resume-model.ts'

/** A sentence for the person; the higher `weight`, the earlier it stands. */
export type Suggestion = { weight: number; text: string }

export type Reviewed = {
  read: ReadDocument
  parsed: ParsedResume
  /** The optimised document and what stands behind it. */
  document: ResumeDocument
  evidence: ResumeEvidence
  needs: RoleNeeds | undefined
  today: string | undefined
}

/** "A", "A and B", "A, B and C". */
export const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** The first words of a line, enough to find it again. */
export const openingOf = (line: string, words = 7): string => {
  const all = line.split(/\s+/)
  const opening = all
    .slice(0, words)
    .join(' ')
    .replace(/[.,;:]$/, '')
  return all.length > words ? `${opening} …` : opening
}
