import type { ReadDocument } from '@nextrung/contract/read-document'
import { listSkills } from '../person/list-skills.ts'
import { looksLikeResume } from './reading/looks-like-resume.ts'
import { readResume } from './reading/read-resume.ts'
import { trustOfFacts } from './reading/trust/trust-of-facts.ts'
import { unsureFields } from './reading/unsure-fields.ts'
import type { ParsedResume } from './resume-model.ts'

/**
 * Parses a resume into structured fields. Pure and deterministic. Values are kept as written, dates also as ISO 8601.
 * `sources` lists the lines behind every filled field; the list is empty for a value found only in a link's target.
 * Lines that are neither headings nor used by a field end up in `document.other`. Personal details are kept apart, and
 * `unsure` lists what to ask the person.
 */
export function parseResume(
  read: ReadDocument,
): ParsedResume & Required<Pick<ParsedResume, 'unsure' | 'isResume'>> {
  const reading = readResume(read)
  const { document, sources, language, lines, sureness } = reading
  return {
    document,
    sources,
    skills: listSkills(document),
    language,
    unsure: unsureFields({ document, sources }, { lines, sureness, facts: trustOfFacts(reading) }),
    ...looksLikeResume(document, lines),
  }
}
