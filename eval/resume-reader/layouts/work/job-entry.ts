import type { InventedJob } from '../../invented-person.ts'
import type { LineBlock } from '../../shapes.ts'
import { type Fields, renderTemplate } from '../line-template.ts'
import type { Writing } from '../writing.ts'
import { jobFields } from './job-fields.ts'
import type { JobText } from './job-text.ts'

/** All that a grammar of jobs needs: who writes, which jobs and what stands below their headings. */
export type JobsInput = { writing: Writing; jobs: InventedJob[]; text: JobText }

export function jobHead(input: {
  writing: Writing
  job: InventedJob
  lines: readonly string[]
  begins?: 'first' | 'none'
  more?: Fields
}): LineBlock[] {
  const { writing, job, lines, begins = 'first', more = {} } = input
  return renderTemplate({
    lines,
    fields: { ...jobFields({ writing, job }), ...more },
    role: 'jobHead',
    begins,
    word: writing.word,
    separator: writing.separator,
    bullet: writing.bullet,
  })
}
