import type { Block, LineBlock } from '../../shapes.ts'
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

/** A small table for each job: what it is called on the left, what it is on the right. */
export function jobsAsForms(input: JobsInput & Table & { rows: [string, string][] }): Block[] {
  const { writing, jobs, text, widths, ruled } = input
  const entries = jobs.map((job): Block[] => {
    let begun = false
    const rows = input.rows.flatMap(([label, value]): Block[][][] => {
      const filled = jobHead({ writing, job, lines: [value], begins: 'none' })
      if (filled.length === 0) return []
      const name = jobHead({ writing, job, lines: [label], begins: begun ? 'none' : 'first' })
      begun = true
      return [[name, filled]]
    })
    const body = text({ writing, job })
    if (body.length > 0) rows.push([[labelOf({ input, word: 'Tasks' })], body])
    return [{ kind: 'table', rows, widths, ruled }]
  })
  return spaced({ writing, entries })
}

function labelOf({ input, word }: { input: JobsInput; word: string }): LineBlock {
  return {
    kind: 'line',
    role: 'jobText',
    begins: true,
    cells: [[{ text: input.writing.word(word), label: 'none' }]],
    look: {},
  }
}
