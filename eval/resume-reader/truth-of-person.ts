import { toLines } from '@nextrung/engine/resumes/parsing/line'
import type { Truth } from '../judge-facts.ts'
import { inventPerson } from './content/invent-person.ts'
import type { InventedDate } from './invented-person.ts'
import { makeRandom } from './seeded-random.ts'
import type { LabelledResume } from './shapes.ts'

const written = (date: InventedDate | undefined): string | null => {
  if (date === undefined) return null
  if (date === 'present') return 'present'
  return date.month === undefined ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`
}

/** The years in the dates of a resume's entries, as far as the layout prints them. */
function printedYears({ read, truth }: LabelledResume): Set<string> {
  const lines = toLines(read)
  const texts = truth.flatMap((line, at) =>
    (line?.fields ?? []).flatMap(({ start, end, label }) =>
      label === 'dates' ? [lines[at]?.text.slice(start, end) ?? ''] : [],
    ),
  )
  return new Set(texts.flatMap((text) => text.match(/\d{2}(?!\d)/g) ?? []))
}

/** What is true of the person behind a generated resume, as the labelled people have it. */
export function truthOfPerson(seed: number, resume: LabelledResume): Truth {
  const random = makeRandom(seed * 1_000_003 + resume.person)
  const person = inventPerson(random.int(0, 2 ** 31))
  const years = printedYears(resume)
  // Many layouts print only when studies ended, and some no dates: what is not printed cannot be read.
  const told = (date: string | null) =>
    date === null || date === 'present' || years.has(date.slice(2, 4)) ? date : null
  return {
    file: String(resume.person),
    name: person.name,
    title: person.title ?? null,
    work: person.jobs.map(({ employer, position, start, end }) => ({
      company: employer ?? null,
      position,
      start: told(written(start)),
      end: told(written(end)),
    })),
    education: person.education.map(({ school, degree, area, start, end }) => ({
      institution: school,
      degree: [degree, area].filter(Boolean).join(' ') || null,
      start: told(written(start)),
      end: told(written(end)),
    })),
    certifications: person.certificates.map(({ name, state }) => ({ name, status: state ?? 'held' })),
  }
}
