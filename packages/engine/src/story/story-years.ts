import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { findOrigin } from '@nextrung/knowledge/transitions'
import { yearsInField } from '../linkedin/linkedin.public.ts'
import { roleOfTitle } from '../path/path.public.ts'
import { wholeYears } from '../time/covered-time.ts'
import type { StoryInput } from './story-input.ts'
import type { StoryJob } from './story-jobs.ts'
import type { StorySource } from './story-source.ts'

/** Whole years of experience to name: counted from the dates, else as told. `inField` is 0 for a change of field. */
export type StoryYears = {
  count: number
  from: string[]
  isTold: boolean
  /** All years that the dates of the jobs cover, whatever the field; 0 without dates. */
  counted: number
}

const none = { count: 0, from: [], isTold: false }

type Known = { source: StorySource; jobs: readonly StoryJob[]; standing: string }

/** How long the person has worked. Dates win over the number that was told. */
export const readYears = ({ told, today }: StoryInput, { source, jobs, standing }: Known): StoryYears => {
  const { document } = source
  const counted = wholeYears(document.work, today)
  const isToldUsable = told.years !== undefined && Number.isInteger(told.years) && told.years >= 1
  if (counted === 0) {
    const hasDates = document.work.some(({ startDate }) => startDate !== undefined)
    return isToldUsable && !hasDates
      ? { count: told.years ?? 0, from: ['/told/years'], isTold: true, counted }
      : { ...none, counted }
  }
  const position = document.work[jobs[0]?.at ?? 0]?.position
  if (standing === 'changer' || !position) return { ...none, counted }
  const { years, from } = yearsInField(document, { position, today })
  const inTech = techJobsOf(document.work)
  const all = wholeYears(
    inTech.map(({ job }) => job),
    today,
  )
  if (all <= years) return { count: years, from, isTold: false, counted }
  const dates = inTech.flatMap(({ at }) =>
    ['position', 'startDate', 'endDate'].map((field) => `/work/${at}/${field}`),
  )
  return { count: all, from: dates, isTold: false, counted }
}

const techWords = /\b(?:developer|programmer|software|devops|sysadmin)\b/iu
const techOrigins = ['it-support', 'system-administration', 'qa-testing', 'business-analysis']

/** The jobs whose title is one of tech, whatever the specialty. */
const techJobsOf = (work: ResumeDocument['work']): { job: ResumeDocument['work'][number]; at: number }[] =>
  work.flatMap((job, at) => {
    const title = job.position ?? ''
    const isTech =
      roleOfTitle(title) !== undefined ||
      techWords.test(title) ||
      techOrigins.includes(findOrigin(title)?.id ?? '')
    return isTech ? [{ job, at }] : []
  })

/** "6 years", "one year". */
export const yearsInWords = (count: number): string => (count === 1 ? 'one year' : `${count} years`)
