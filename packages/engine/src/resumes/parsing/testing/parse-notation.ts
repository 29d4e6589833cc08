import { expect } from 'vitest'
import { parseResume } from '../../parse-resume.ts'
import type { ParsedResume } from '../../resume-model.ts'
import { lostWords, sourceFaults } from './check-parsed.ts'
import { makeReadDocument } from './make-read-document.ts'

/** Parses a resume in the notation of `makeReadDocument`, and expects that no word is lost and every field has its lines. */
export function parseNotation(...input: Parameters<typeof makeReadDocument>): ParsedResume {
  const read = makeReadDocument(...input)
  const parsed = parseResume(read)
  expect(lostWords(read, parsed)).toEqual([])
  expect(sourceFaults(read, parsed)).toEqual([])
  return parsed
}
