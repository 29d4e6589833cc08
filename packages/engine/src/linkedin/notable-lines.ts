import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { workKinds } from '@nextrung/knowledge/words/work-kinds'
import { hasOutcome, type RoleNeeds, relevanceFor } from '../resumes/resumes.public.ts'
import { withoutDates } from '../text/dates-in-text.ts'
import { quantitiesIn } from '../text/quantities.ts'
import { baseOf } from '../text/verb-forms.ts'
import { isPublic } from './linked-in-draft.ts'

type Place = {
  kind: 'work' | 'project'
  name: string | undefined
  pointer: string
  isCurrent: boolean
  /** In resume order, jobs before projects. */
  order: number
}

/** A line of a job or project worth including in a public profile. */
export type NotableLine = {
  text: string
  pointer: string
  /** The job or project it belongs to. */
  place: Place
  hasFigure: boolean
}

type Weighed = NotableLine & { worth: number }

const lengths = { least: 15, most: 260 }

const isNotable = (text: string): boolean =>
  text.length >= lengths.least && text.length <= lengths.most && isPublic(text) && !text.includes('?')

const share =
  /\b(?:by|to|in) (?:half|(?:a|one|two) (?:half|third|thirds|quarter|fifth)|three quarters)\b|\b(?:twice|halved|doubled|tripled)\b/iu

export const hasFigure = (text: string): boolean =>
  quantitiesIn(withoutDates(text)).length > 0 || share.test(text)

const improving = new Set<string>(workKinds.improve)

/** Whether the line tells what came of it, and how much: "cut errors by a third" tells more than "a team of nine". */
const hasMeasuredResult = (text: string): boolean =>
  hasFigure(text) &&
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => improving.has(baseOf(word) ?? ''))

type Held = { name?: string | undefined; current?: boolean | undefined; highlights: string[] }

const placesOf = ({ work, projects }: ResumeDocument) => {
  const entries: { entry: Held; kind: Place['kind']; path: string; age: number }[] = [
    ...work.map((entry, at) => ({ entry, kind: 'work' as const, path: `/work/${at}`, age: at })),
    ...projects.map((entry, at) => ({
      entry,
      kind: 'project' as const,
      path: `/projects/${at}`,
      age: at + 1,
    })),
  ]
  return entries.map(({ entry, kind, path, age }, order) => {
    const { name, current, highlights } = entry
    const place = { kind, name, pointer: `${path}/name`, isCurrent: current === true, order }
    return { highlights, age, path, place }
  })
}

const worthOf = (text: string, { needs, age }: { needs: RoleNeeds | undefined; age: number }): number => {
  const told = needs ? relevanceFor(text, needs) : hasOutcome(text) ? 0.5 : 0
  return (told + (hasFigure(text) ? 0.5 : 0) + (hasMeasuredResult(text) ? 0.4 : 0) + 0.1) / (1 + 0.3 * age)
}

/** The lines most relevant to the role, strongest first: the role's kind of work, with figures, recent. */
export const findNotableLines = (document: ResumeDocument, needs: RoleNeeds | undefined): NotableLine[] => {
  const placed = placesOf(document).flatMap(({ highlights, age, path, place }) =>
    highlights.map(
      (text, row): Weighed => ({
        text,
        pointer: `${path}/highlights/${row}`,
        place,
        hasFigure: hasFigure(text),
        worth: worthOf(text, { needs, age }),
      }),
    ),
  )
  return placed
    .filter(({ text }) => isNotable(text))
    .sort((a, b) => b.worth - a.worth)
    .map(({ worth: _, ...line }) => line)
}
