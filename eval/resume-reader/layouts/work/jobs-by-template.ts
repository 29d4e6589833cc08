import type { Block } from '../../shapes.ts'
import { plain } from '../lines.ts'
import { spaced } from '../spaced.ts'
import { type JobsInput, jobHead } from './job-entry.ts'

export function jobsByTemplate(input: JobsInput & { lines: readonly string[] }): Block[] {
  const { writing, jobs, text, lines } = input
  const entries = jobs.map((job, at) => {
    const more = { number: plain(String(at + 1)) }
    return [...jobHead({ writing, job, lines, more }), ...text({ writing, job })]
  })
  return spaced({ writing, entries })
}
