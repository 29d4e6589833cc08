import type { InventedDate, InventedJob } from '../../invented-person.ts'
import type { Block } from '../../shapes.ts'
import { spaced } from '../spaced.ts'
import { type JobsInput, jobHead } from './job-entry.ts'

export type EmployerTemplate = {
  employer: readonly string[]
  role: readonly string[]
  /** All roles at one employer in a row, and what was done in them below. */
  textBelow?: boolean
}

/** The employer once, above all roles held there in a row; `{dates}` of the employer spans them. */
export const employerTemplates: Record<string, EmployerTemplate> = {
  'total dates at the edge': {
    employer: ['^b {employer}<, >{place} || {dates}'],
    role: ['^i {position}[ ({kind})] || {dates}'],
  },
  'without total dates': { employer: ['^bk {employer}', '{place}'], role: ['^b {position}<, >{dates}'] },
  'roles indented': {
    employer: ['^b {employer}<, >{place}'],
    role: ['^>i {position} || {dates}', '^> [$Client: {client}]'],
  },
  linkedin: {
    employer: ['^bl {employer}', '^s {length}'],
    role: ['{position}', '^s {dates}', '^s {place}'],
  },
  'total dates in brackets': {
    employer: ['^b {employer}[ ({dates})]', '^i {place}'],
    role: ['^b {position}[ ({dates})]', '{kind}<, >{client}'],
  },
  'dates in front': { employer: ['^bu {employer}[ – {place}]'], role: ['{dates} || {position}', '{client}'] },
  'employer between rules': {
    employer: ['^bl {employer}<>{place}<>{dates}'],
    role: ['^b {position}<>{kind}<>{dates}'],
  },
  'roles in a row': {
    employer: ['^b {employer}<, >{place}'],
    role: ['^i {position} || {dates}'],
    textBelow: true,
  },
  'roles in a row, dates in brackets': {
    employer: ['^bk {employer} || {dates}'],
    role: ['{position}[ ({dates})]'],
    textBelow: true,
  },
  'position below dates': {
    employer: ['^bl {employer} || {place}'],
    role: ['^s {dates}', '^b {position}', '{kind}<, >{client}'],
  },
  'one line a role': {
    employer: ['{employer}<, >{place}<, >{dates}'],
    role: ['{position}<, >{place}<, >{dates}'],
  },
  'bars in the role': {
    employer: ['^bl {employer}'],
    role: ['{position}< | >{place}< | >{dates}'],
  },
  'bars, dates first': {
    employer: ['^b {employer}<>{place}'],
    role: ['{dates}< | >{position}<>{kind}'],
  },
  'roles as list items': {
    employer: ['^b {employer}<, >{place} || {dates}'],
    role: ['^* {position}[: {dates}]'],
  },
}

export function jobsByEmployer(input: JobsInput & { template: EmployerTemplate }): Block[] {
  const { writing, text, template } = input
  const entries = rowsAtOneEmployer(input.jobs).flatMap((jobs): Block[][] => {
    const [first] = jobs
    if (!first) return []
    const [heading, ...roles] = jobs.map((job) => {
      const samePlace = job.employer !== undefined && job.place === first.place
      const more = { employer: undefined, ...(samePlace ? { place: undefined } : {}) }
      // A single role reads like any heading of two lines.
      const begins = jobs.length === 1 && job.employer !== undefined ? 'none' : 'first'
      const head = jobHead({ writing, job, lines: template.role, begins, more })
      return template.textBelow === true ? head : [...head, ...text({ writing, job })]
    })
    if (template.textBelow === true) roles.push(jobs.flatMap((job) => text({ writing, job })))
    const company = first.employer === undefined ? [] : companyLines({ input, jobs, first })
    return [[...company, ...(heading ?? [])], ...roles]
  })
  return spaced({ writing, entries })
}

function companyLines(given: {
  input: JobsInput & { template: EmployerTemplate }
  jobs: InventedJob[]
  first: InventedJob
}): Block[] {
  const { input, jobs, first } = given
  const start = jobs.at(-1)?.start
  const end = first.end
  const { employer = '', place } = first
  const company: InventedJob = {
    employer,
    position: '',
    items: [],
    ...(place === undefined ? {} : { place }),
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  }
  const length = [{ text: lengthOf({ start, end }), label: 'none' as const }].filter(
    ({ text }) => text !== '',
  )
  const { writing, template } = input
  return jobHead({ writing, job: company, lines: template.employer, more: { length } })
}

function rowsAtOneEmployer(jobs: InventedJob[]): InventedJob[][] {
  const rows: InventedJob[][] = []
  for (const job of jobs) {
    const row = rows.at(-1)
    if (row && job.employer !== undefined && row[0]?.employer === job.employer) row.push(job)
    else rows.push([job])
  }
  return rows
}

function lengthOf({
  start,
  end,
}: {
  start: InventedDate | undefined
  end: InventedDate | undefined
}): string {
  if (!start || !end || start === 'present') return ''
  const years = (end === 'present' ? 2025 : end.year) - start.year
  return years < 1 ? '' : `${years} ${years === 1 ? 'year' : 'years'}`
}
