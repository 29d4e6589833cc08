import type { Truth } from '../judge-facts.ts'
import { inventPerson } from './content/invent-person.ts'
import type { InventedDate } from './invented-person.ts'
import { makeRandom } from './seeded-random.ts'

const written = (date: InventedDate | undefined): string | null => {
  if (date === undefined) return null
  if (date === 'present') return 'present'
  return date.month === undefined ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`
}

/** What is true of the person behind a generated resume, as the labelled people have it. */
export function truthOfPerson({ seed, index }: { seed: number; index: number }): Truth {
  const random = makeRandom(seed * 1_000_003 + index)
  const person = inventPerson(random.int(0, 2 ** 31))
  return {
    file: String(index),
    name: person.name,
    title: person.title ?? null,
    work: person.jobs.map(({ employer, position, start, end }) => ({
      company: employer ?? null,
      position,
      start: written(start),
      end: written(end),
    })),
    education: person.education.map(({ school, degree, area, start, end }) => ({
      institution: school,
      degree: [degree, area].filter(Boolean).join(' ') || null,
      start: written(start),
      end: written(end),
    })),
    certifications: person.certificates.map(({ name, state }) => ({ name, status: state ?? 'held' })),
  }
}
