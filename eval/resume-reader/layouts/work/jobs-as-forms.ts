import type { Block } from '../../shapes.ts'
import { labelled, line } from '../lines.ts'
import { spaced } from '../spaced.ts'
import { type JobsInput, jobHead } from './job-entry.ts'

/** A label and the field beside it; `text` stands for what the person did. */
export type FormRow = [label: string, value: string]

export type Form = {
  rows: FormRow[]
  widths: number[]
  ruled: boolean
  colon: string
  /** The label in a line of its own above the value. */
  isStacked?: boolean
}

/** A small table for each job: what it is called on the left, what it is on the right. */
export function jobsAsForms(input: JobsInput & { form: Form }): Block[] {
  const { writing, jobs, form } = input
  const entries = jobs.map((job): Block[] => {
    let begun = false
    const rows = form.rows.flatMap(([label, value]): Block[][][] => {
      const filled = value === 'text' ? input.text({ writing, job }) : headOf({ input, job, value })
      if (filled.length === 0) return []
      const begins = begun ? 'none' : 'first'
      const role = value === 'text' || value === '{about}' ? 'jobText' : 'jobHead'
      const [name] = jobHead({ writing, job, lines: [`${label}${form.colon}`], begins })
      if (role === 'jobHead') begun = true
      return name === undefined
        ? []
        : [[[{ ...name, role, begins: role === 'jobText' || name.begins }], filled]]
    })
    if (form.isStacked === true) return rows.flat(2)
    return [{ kind: 'table', rows, widths: form.widths, ruled: form.ruled }]
  })
  return spaced({ writing, entries })
}

function headOf(given: { input: JobsInput; job: JobsInput['jobs'][number]; value: string }): Block[] {
  const { input, job, value } = given
  const { writing } = input
  if (value === '{about}')
    return job.about === undefined
      ? []
      : [line({ role: 'jobText', text: labelled(job.about, 'none') ?? [], begins: false })]
  return jobHead({ writing, job, lines: [value], begins: 'none' })
}
