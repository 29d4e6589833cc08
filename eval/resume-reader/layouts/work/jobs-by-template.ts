import type { Block } from '../../shapes.ts'
import { spaced } from '../spaced.ts'
import { type JobsInput, jobHead } from './job-entry.ts'

export function jobsByTemplate(input: JobsInput & { lines: readonly string[] }): Block[] {
  const { writing, jobs, text, lines } = input
  const entries = jobs.map((job) => [...jobHead({ writing, job, lines }), ...text({ writing, job })])
  return spaced({ writing, entries })
}
