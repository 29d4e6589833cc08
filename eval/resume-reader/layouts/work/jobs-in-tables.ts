import type { Block } from '../../shapes.ts'
import { spaced } from '../spaced.ts'
import { type JobsInput, jobHead } from './job-entry.ts'

type Table = { widths: number[]; ruled: boolean }

/** A row per job, a cell per template; the text of the job stands in the cell of that number. */
export function jobsInRows(
  input: JobsInput & Table & { cells: string[][]; textCell: number | undefined },
): Block[] {
  const { writing, jobs, text, cells, textCell, widths, ruled } = input
  const rows = jobs.map((job) => {
    let begun = false
    return cells.map((lines, at): Block[] => {
      const head = jobHead({ writing, job, lines, begins: begun ? 'none' : 'first' })
      begun ||= head.length > 0
      return [...head, ...(at === textCell ? text({ writing, job }) : [])]
    })
  })
  return [{ kind: 'table', rows, widths, ruled }]
}

/** The same rows as jobs in cells of a table of their own, with the text of the job underneath. */
export function jobsWithTableHeads(input: JobsInput & Table & { cells: string[][] }): Block[] {
  const { writing, jobs, text } = input
  const entries = jobs.map((job): Block[] => [
    ...jobsInRows({ ...input, jobs: [job], textCell: undefined }),
    ...text({ writing, job }),
  ])
  return spaced({ writing, entries })
}
