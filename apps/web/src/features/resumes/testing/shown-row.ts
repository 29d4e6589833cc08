import { readLeniently } from '@nextrung/contract/lenient'
import { Resume } from '@nextrung/contract/resumes'
import { type ShownResume, shownResume } from '../shown-resume.ts'

/** A row of an answer as screens receive it. */
export const shownRow = (row: unknown): ShownResume => {
  const read = readLeniently(Resume, row)
  if (!read) throw new Error('The row cannot be read')
  return shownResume(read)
}
