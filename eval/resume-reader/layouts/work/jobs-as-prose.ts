import type { InventedJob } from '../../invented-person.ts'
import type { Block } from '../../shapes.ts'
import { spaced } from '../spaced.ts'
import { type JobsInput, jobHead } from './job-entry.ts'

/** "From 2015 to 2019 I worked as a tester at Example Ltd. I wrote …" */
export function jobsAsProse(input: JobsInput & { lines: readonly string[] }): Block[] {
  const { writing, jobs, lines } = input
  const entries = jobs.map((job) => jobHead({ writing, job, lines, more: { story: [storyOf(job)] } }))
  return spaced({ writing, entries })
}

function storyOf(job: InventedJob) {
  const sentences = [job.summary, ...job.items].filter((item) => item !== undefined)
  const text = sentences.map((item) => (/[.!?]$/.test(item) ? item : `${item}.`)).join(' ')
  return { text: text === '' ? '' : ` ${text}`, label: 'none' as const }
}

export const proseTemplates: Record<string, readonly string[]> = {
  'i worked': ['{dates}[: I worked as {position}][ at {employer}][ in {place}].{story}'],
  'in the time': ['[{position}][ at {employer}][, {place}][ ({dates})].{story}'],
  'employer first': ['At {employer}[ ({dates})][ I was {position}][, in {place}].{story}'],
}

/** A whole job in a line, with or without a bullet; only what fits is told. */
export const listTemplates: Record<string, readonly string[]> = {
  'position, employer (dates)': ['^* {position}<, >{employer}<, >{place}[ ({dates})]'],
  'dates employer position': ['^* {dates}<: >{employer}<, >{position}'],
  'employer – position': ['^* {employer}< – >{position}< – >{dates}'],
  'position at employer': ['^* {position}< $at >{employer}<, >{dates}'],
}

export function jobsAsList(input: JobsInput & { lines: readonly string[] }): Block[] {
  const { writing, jobs, lines } = input
  return jobs.flatMap((job) => jobHead({ writing, job, lines }))
}
