import type { ResumeDocument } from '@nextrung/contract/resume-document'

/** Trims each line and collapses multiple blank lines into one. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Trims texts and removes empty and unset fields; lists stay. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value)
  if (Array.isArray(value)) return value.map(tidy).filter((item) => item !== '')
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, tidy(item)] as const)
  return Object.fromEntries(
    entries.filter(([, item]) => item !== '' && item !== undefined && item !== null && item !== false),
  )
}

const hasText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(hasText)

const withText = <Entry>(entries: Entry[]): Entry[] => entries.filter(hasText)

/** Trims texts and drops empty texts and entries without any text. */
export function cleanDocument(document: ResumeDocument): ResumeDocument {
  // Only empty texts are removed; required fields that were emptied are put back.
  const clean = tidy(document) as ResumeDocument
  const { location } = clean.basics
  return {
    ...clean,
    basics: {
      ...clean.basics,
      location: hasText(location) ? location : undefined,
      profiles: withText(clean.basics.profiles).map((profile) => ({
        ...profile,
        network: profile.network ?? '',
      })),
    },
    work: withText(clean.work),
    projects: withText(clean.projects),
    skills: withText(clean.skills),
    education: withText(clean.education),
    certificates: withText(clean.certificates).map((entry) => ({ ...entry, name: entry.name ?? '' })),
    languages: withText(clean.languages).map((entry) => ({ ...entry, language: entry.language ?? '' })),
    ...(clean.personal === undefined
      ? {}
      : {
          personal: withText(clean.personal).map(({ label, value }) => ({
            label: label ?? '',
            value: value ?? '',
          })),
        }),
    other: withText(clean.other).map((section) => ({ ...section, heading: section.heading ?? '' })),
    sectionOrder: [...new Set(document.sectionOrder)],
  }
}
