import type { ResumeWork } from '@nextrung/contract/resume-document'
import { timesWithoutEmployer } from '@nextrung/knowledge/words/line-words'
import { anyPhrase } from '../../text/phrase-pattern.ts'
import { splitPlace } from '../parsing/entry-heading.ts'
import type { Passage } from '../parsing/join-lines.ts'
import { isSubheading } from '../parsing/leftovers.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import { rolesOf } from '../parsing/work.ts'
import { datesOf, furtherOf, urlOf, valuesOf } from './field-values.ts'
import type { ReadEntry } from './group-lines.ts'

type Job = { draft: Draft<ResumeWork>; entry: ReadEntry }
type Options = { dayFirst: boolean | undefined; order: 'title-first' | 'company-first' }

/** Time away from work has a name but no employer. */
const timeAway = anyPhrase(timesWithoutEmployer)

/** Which of position and employer the resume's own headings put first. */
function usualOrder(entries: readonly ReadEntry[]): Options['order'] {
  let lead = 0
  for (const { block } of entries) {
    const labels = (block?.spans ?? [])
      .map(({ label }) => label)
      .filter((label) => label === 'position' || label === 'employer')
    if (labels.includes('position') && labels.includes('employer')) lead += labels[0] === 'position' ? 1 : -1
  }
  return lead < 0 ? 'company-first' : 'title-first'
}

/** What the model leaves open, if the words of the heading tell it. */
function filled(
  entry: ReadEntry,
  found: { position?: Sourced<string>; employer?: Sourced<string> },
  options: Options,
) {
  const { position, employer } = found
  if ((position === undefined) === (employer === undefined) || entry.heads.length === 0) return found
  const roles = rolesOf(entry.heads, options)
  const taken = (position ?? employer)?.value ?? ''
  const isNew = (value: Sourced<string> | undefined) =>
    value !== undefined && !value.value.includes(taken) && !taken.includes(value.value)
  if (position !== undefined)
    return timeAway.test(position.value) || !isNew(roles.employer)
      ? found
      : { position, employer: roles.employer }
  return isNew(roles.position) ? { employer, position: roles.position } : found
}

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

function readJob(entry: ReadEntry, options: Options): Job {
  const [ownEmployer, ...otherEmployers] = valuesOf(entry, 'employer')
  const [ownPosition, ...otherPositions] = valuesOf(entry, 'position')
  const { employer, position } = filled(entry, { employer: ownEmployer, position: ownPosition }, options)
  const taken = [employer, position].map((value) => value?.value)
  const [place, ...otherPlaces] = valuesOf(entry, 'place')
  const { lead, items } = splitBody(entry.body)
  // "Acme GmbH, Kassel" taken as a whole.
  const cut = place === undefined && employer !== undefined ? splitPlace(employer.value) : undefined
  const split = cut !== undefined && cut.rest !== '' ? cut : undefined
  const draft: Draft<ResumeWork> = {
    name: split === undefined ? employer : new Sourced(split.rest, employer?.from ?? [], employer?.sure),
    position,
    location: split === undefined ? place : new Sourced(split.place, employer?.from ?? [], employer?.sure),
    url: urlOf(entry),
    ...datesOf(entry, { dayFirst: options.dayFirst, alone: 'startDate' }),
    summary: joined([
      ...[...otherPositions, ...otherEmployers].filter(({ value }) => !taken.includes(value)),
      ...otherPlaces,
      ...furtherOf(entry).filter(({ value }) => !taken.includes(value)),
      ...lead.map(({ text, lines }) => new Sourced(text, lines)),
    ]),
    highlights: items.map(({ text, lines }) => new Sourced(text, lines)),
  }
  return { draft, entry }
}

/** An employer's line with all its years and a word on it, above roles that lie within these years and name no employer. */
const isGroupWithText = ({ draft, entry }: Job, next: Job | undefined): boolean =>
  draft.name !== undefined &&
  next?.draft.position !== undefined &&
  next.draft.name === undefined &&
  entry.body.length < (draft.position === undefined ? 3 : 1) &&
  entry.body.every(({ bullet }) => !bullet) &&
  liesWithin(next.draft, draft)

const isGroupLine = (job: Job, next: Job | undefined): boolean =>
  isGroupWithText(job, next) || isBareGroupLine(job, next)

const isBareGroupLine = ({ draft, entry }: Job, next: Job | undefined): boolean =>
  draft.name !== undefined &&
  draft.position === undefined &&
  entry.body.length === 0 &&
  next?.draft.position !== undefined &&
  (next.draft.name === undefined ||
    isWithin(next.draft, draft) ||
    (entry.heads.length === 1 && isOneLined(next.entry)))

/** Whether the entry's heading names its employer only on the line of the position: "Assistant, Operating Systems". */
const isOneLined = ({ heads, block }: ReadEntry): boolean => {
  const spans = block?.spans ?? []
  const employer = spans.find(({ label }) => label === 'employer')
  const position = spans.find(({ label }) => label === 'position')
  return (
    heads.length > 1 && employer !== undefined && employer.line === position?.line && employer.sure < 0.97
  )
}

/** Whether a role's years lie within those that stand on the employer's own line. */
const isWithin = (role: Draft<ResumeWork>, group: Draft<ResumeWork>): boolean =>
  group.position === undefined && liesWithin(role, group)

function liesWithin(role: Draft<ResumeWork>, group: Draft<ResumeWork>): boolean {
  const [from, to] = [group.startDate?.value, group.endDate?.value ?? (group.current ? '9999' : undefined)]
  const [start, end] = [role.startDate?.value, role.endDate?.value ?? (role.current ? '9999' : undefined)]
  if (!from || !to || !start || !end) return false
  return start.slice(0, 4) >= from.slice(0, 4) && end.slice(0, 4) <= to.slice(0, 4)
}

/** The labels of the line that holds the position, such as "position dates". */
function roleLineOf({ block }: ReadEntry): string {
  const spans = block?.spans ?? []
  const line = spans.find(({ label }) => label === 'position')?.line
  return spans.flatMap((span) => (span.line === line ? [span.label] : [])).join(' ')
}

/** Whether the entry's head is an employer's line with a role's line below it, as several roles at one employer begin. */
function opensGroup({ block, heads }: ReadEntry): boolean {
  const spans = block?.spans ?? []
  const employer = spans.find(({ label }) => label === 'employer')?.line
  const position = spans.find(({ label }) => label === 'position')?.line
  return employer !== undefined && position !== undefined && heads.indexOf(employer) < heads.indexOf(position)
}

/** The jobs in order. Roles below an employer's own line belong to that employer. */
export function buildWork(entries: readonly ReadEntry[], dayFirst: boolean | undefined): Draft<ResumeWork>[] {
  const options = { dayFirst, order: usualOrder(entries) }
  const jobs = entries.map((entry) => readJob(entry, options))
  const works: Draft<ResumeWork>[] = []
  let group: Job | undefined
  for (const [at, job] of jobs.entries()) {
    const { draft, entry } = job
    const next = jobs[at + 1]
    if (next !== undefined && isGroupLine(job, next)) {
      // What stands beside the employer tells about it, and is read with the first role.
      const told = [...(draft.position ? [draft.position] : []), ...(draft.summary ? [draft.summary] : [])]
      next.draft.summary = joined([
        ...told,
        ...draft.highlights,
        ...(next.draft.summary ? [next.draft.summary] : []),
      ])
      group = { entry, draft: { ...draft, position: undefined } }
      continue
    }
    if (group !== undefined && isWithin(draft, group.draft)) {
      // A unit or department of the employer that the line above names.
      if (draft.name !== undefined)
        draft.summary = joined([draft.name, ...(draft.summary === undefined ? [] : [draft.summary])])
      draft.name = group.draft.name
      draft.url ??= group.draft.url
      works.push(draft)
      continue
    }
    if (draft.name !== undefined) group = opensGroup(entry) ? job : undefined
    else if (
      draft.position !== undefined &&
      group?.draft.name !== undefined &&
      !timeAway.test(draft.position.value)
    ) {
      const isRole = group.draft.position === undefined || roleLineOf(group.entry) === roleLineOf(entry)
      if (isRole) {
        draft.name = group.draft.name
        draft.location ??= group.draft.location
        draft.url ??= group.draft.url
      } else group = undefined
    }
    works.push(draft)
  }
  // What names neither is no job; its words go on under 'Additional information'.
  return works.filter(({ name, position }) => name !== undefined || position !== undefined)
}
