import type { z } from 'zod'
import type {
  JsonAward,
  JsonInterest,
  JsonPublication,
  JsonReference,
  JsonVolunteer,
} from './json-resume-schema.ts'

type Lists = {
  volunteer: z.output<typeof JsonVolunteer>
  awards: z.output<typeof JsonAward>
  publications: z.output<typeof JsonPublication>
  interests: z.output<typeof JsonInterest>
  references: z.output<typeof JsonReference>
}
export type OtherList = keyof Lists
type Form<Entry> = { heading: string; write(entry: Entry): string[]; read(lines: string[]): Entry[] }

const by = ' | '
/** Placeholder for a missing name, so that the next text isn't taken for one. */
const none = '–'
const isoDate = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/
const address = /^[a-z][a-z\d+.-]*:[^\s|]+$/i
const range =
  /^(?:([12]\d{3}(?:-\d\d){0,2}) – ([12]\d{3}(?:-\d\d){0,2})|since ([12]\d{3}(?:-\d\d){0,2})|until ([12]\d{3}(?:-\d\d){0,2}))$/

const joined = (parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined).join(by)

/** Consumes the segments of a line one by one, each only if it has the requested form. */
function segmentsOf(line: string) {
  const [name, ...rest] = line.split(by)
  return {
    name: name === none ? undefined : name,
    take: (pattern: RegExp): RegExpExecArray | undefined => {
      const match = rest[0] === undefined ? null : pattern.exec(rest[0])
      if (match !== null) rest.shift()
      return match ?? undefined
    },
    all: rest,
    rest: () => (rest.length === 0 ? undefined : rest.join(by)),
  }
}

const oneLine = <Entry>(
  form: Omit<Form<Entry>, 'write' | 'read'> & { write(entry: Entry): string; read(line: string): Entry },
): Form<Entry> => ({
  heading: form.heading,
  write: (entry) => [form.write(entry)],
  read: (lines) => lines.map(form.read),
})

const writeRange = (start: string | undefined, end: string | undefined): string | undefined =>
  start && end ? `${start} – ${end}` : start ? `since ${start}` : end && `until ${end}`

const volunteer: Form<Lists['volunteer']> = {
  heading: 'Volunteering',
  write: ({ organization, position, startDate, endDate, url, summary, highlights }) => [
    joined([
      organization ?? none,
      position && `Role: ${position}`,
      writeRange(startDate, endDate),
      url,
      summary,
    ]),
    ...(highlights ?? []).map((line) => `• ${line}`),
  ],
  read: (lines) => {
    const entries: Lists['volunteer'][] = []
    for (const line of lines) {
      const last = entries.at(-1)
      if (line.startsWith('• ') && last !== undefined) {
        last.highlights = [...(last.highlights ?? []), line.slice(2)]
        continue
      }
      const segments = segmentsOf(line)
      const position = segments.take(/^Role: ([\s\S]+)$/)?.[1]
      const dates = segments.take(range)
      entries.push({
        organization: segments.name,
        position,
        startDate: dates?.[1] ?? dates?.[3],
        endDate: dates?.[2] ?? dates?.[4],
        url: segments.take(address)?.[0],
        summary: segments.rest(),
      })
    }
    return entries
  },
}

/** How standard lists without a section of their own appear in a resume: one line per entry. */
export const otherLists: { [List in OtherList]: Form<Lists[List]> } = {
  volunteer,
  awards: oneLine({
    heading: 'Awards',
    write: ({ title, awarder, date, summary }) =>
      joined([title ?? none, awarder && `Awarded by ${awarder}`, date, summary]),
    read: (line) => {
      const segments = segmentsOf(line)
      const awarder = segments.take(/^Awarded by ([\s\S]+)$/)?.[1]
      return { title: segments.name, awarder, date: segments.take(isoDate)?.[0], summary: segments.rest() }
    },
  }),
  publications: oneLine({
    heading: 'Publications',
    write: ({ name, publisher, releaseDate, url, summary }) =>
      joined([name ?? none, publisher && `Published by ${publisher}`, releaseDate, url, summary]),
    read: (line) => {
      const segments = segmentsOf(line)
      return {
        name: segments.name,
        publisher: segments.take(/^Published by ([\s\S]+)$/)?.[1],
        releaseDate: segments.take(isoDate)?.[0],
        url: segments.take(address)?.[0],
        summary: segments.rest(),
      }
    },
  }),
  interests: oneLine({
    heading: 'Interests',
    write: ({ name, keywords }) => joined([name ?? none, ...(keywords ?? [])]),
    read: (line) => {
      const { name, all } = segmentsOf(line)
      return { name, keywords: all.length === 0 ? undefined : all }
    },
  }),
  references: oneLine({
    heading: 'References',
    write: ({ name, reference }) =>
      name === undefined ? (reference ?? none) : joined([name, reference ?? none]),
    read: (line) => {
      const { name, all } = segmentsOf(line)
      if (all.length === 0) return { name: undefined, reference: name }
      const reference = all.join(by)
      return { name, reference: reference === none ? undefined : reference }
    },
  }),
}

const headings: Record<OtherList, RegExp> = {
  volunteer:
    /^(?:volunteer(?:ing)?(?: (?:work|experience|activities))?|community service|ehrenamt(?:liches engagement)?|engagement|bénévolat|voluntariado)$/iu,
  awards:
    /^(?:(?:honou?rs (?:and|&) )?awards(?: (?:and|&) (?:honou?rs|achievements|recognition))?|honou?rs|auszeichnungen|preise|distinctions|prix|premios|reconocimientos)$/iu,
  publications: /^(?:(?:selected )?publications|papers|veröffentlichungen|publikationen|publicaciones)$/iu,
  interests:
    /^(?:interests|hobbies|hobbies (?:and|&) interests|interessen|hobbys|centres d['’]intérêt|intereses|aficiones)$/iu,
  references: /^(?:references|referenzen|références|referencias)$/iu,
}

/** The standard list that a section with this heading belongs to; undefined for a custom section. */
export const listOfHeading = (heading: string): OtherList | undefined =>
  (Object.keys(headings) as OtherList[]).find((list) => headings[list].test(heading.trim()))
