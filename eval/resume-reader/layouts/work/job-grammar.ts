import type { Block, Layout } from '../../shapes.ts'
import type { JobsInput } from './job-entry.ts'

/** One way of writing all jobs of a resume. */
export type JobGrammar = {
  weight: number
  formats?: readonly Layout['format'][]
  /** Only for resumes in English, because its prose is. */
  english?: boolean
  /** A sidebar or a table cell has no room for the others. */
  narrow?: boolean
  write: (input: JobsInput) => Block[]
}
