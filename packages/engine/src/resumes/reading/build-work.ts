import type { ResumeWork } from '@nextrung/contract/resume-document'
import type { Passage } from '../parsing/join-lines.ts'
import { isSubheading } from '../parsing/leftovers.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import { datesOf, furtherOf, urlOf, valuesOf } from './field-values.ts'
import type { ReadEntry } from './group-lines.ts'

type Job = { draft: Draft<ResumeWork>; entry: ReadEntry }

const joined = (texts: readonly Sourced<string>[]): Sourced<string> | undefined =>
  texts.length === 0
    ? undefined
    : new Sourced(
        texts.map(({ value }) => value).join('\n'),
        texts.flatMap(({ from }) => [...from]),
      )

/** A paragraph above the list items describes the job; without items, one paragraph does and several are the items. */
function splitBody(given: readonly Passage[]): { lead: Passage[]; items: Passage[] } {
  const passages = given.filter((passage) => !isSubheading(passage.text))
  const first = passages.findIndex(({ bullet }) => bullet)
  const lead = first === -1 ? (passages.length > 1 ? [] : passages) : passages.slice(0, first)
  return { lead, items: passages.filter((passage) => !lead.includes(passage)) }
}

function readJob(entry: ReadEntry, dayFirst: boolean | undefined): Job {
  const [employer, ...otherEmployers] = valuesOf(entry, 'employer')
  const [position, ...otherPositions] = valuesOf(entry, 'position')
  const [place, ...otherPlaces] = valuesOf(entry, 'place')
  const { lead, items } = splitBody(entry.body)
  const draft: Draft<ResumeWork> = {
    name: employer,
    position,
    location: place,
    url: urlOf(entry),
    ...datesOf(entry, { dayFirst, alone: 'startDate' }),
    summary: joined([
      ...otherPositions,
      ...otherEmployers,
      ...otherPlaces,
      ...furtherOf(entry),
      ...lead.map(({ text, lines }) => new Sourced(text, lines)),
    ]),
    highlights: items.map(({ text, lines }) => new Sourced(text, lines)),
  }
  return { draft, entry }
}

const isGroupLine = ({ draft, entry }: Job, next: Job | undefined): boolean =>
  draft.name !== undefined &&
  draft.position === undefined &&
  entry.body.length === 0 &&
  next?.draft.position !== undefined &&
  next.draft.name === undefined

/** The jobs in order. Roles below an employer's own line belong to that employer. */
export function buildWork(entries: readonly ReadEntry[], dayFirst: boolean | undefined): Draft<ResumeWork>[] {
  const jobs = entries.map((entry) => readJob(entry, dayFirst))
  const works: Draft<ResumeWork>[] = []
  let group: Job | undefined
  for (const [at, job] of jobs.entries()) {
    if (isGroupLine(job, jobs[at + 1])) {
      group = job
      continue
    }
    if (job.draft.name !== undefined) group = undefined
    else if (job.draft.position !== undefined && group?.draft.name !== undefined) {
      job.draft.name = group.draft.name
      job.draft.location ??= group.draft.location
      job.draft.url ??= group.draft.url
    }
    works.push(job.draft)
  }
  return works
}
