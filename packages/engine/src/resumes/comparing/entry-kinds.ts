import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { PlacedLine } from './compare-lines.ts'

/** A job, project, school, certificate, language or further section, in one shape. */
export type Entry = {
  pointer: string
  title: string
  /** Short texts that identify an entry, with their display names. */
  facts: { key: string; label: string; text: string; weight: number }[]
  lines: PlacedLine[]
}

export type EntrySection = { heading: string; entries(document: ResumeDocument): Entry[] }

type Fact = [key: string, label: string, weight: number]

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ')

const dateFacts: Fact[] = [
  ['startDate', 'Start', 1.5],
  ['endDate', 'End', 0.5],
  ['current', 'Held now', 0],
]

const factKinds = {
  work: [
    ['position', 'Title', 2],
    ['name', 'Employer', 3],
    ['location', 'Place', 0.5],
    ['url', 'Link', 0],
    ...dateFacts,
  ],
  projects: [['name', 'Name', 3], ['url', 'Link', 1], ...dateFacts],
  education: [
    ['studyType', 'Degree', 2],
    ['area', 'Field', 1.5],
    ['institution', 'School', 3],
    ['location', 'Place', 0.5],
    ['score', 'Grade', 0],
    ...dateFacts,
  ],
  certificates: [
    ['name', 'Name', 4],
    ['issuer', 'Issuer', 0.5],
    ['date', 'Date', 0.5],
    ['status', 'Status', 0.5],
    ['statusText', 'Status as written', 0.5],
    ['url', 'Link', 0.5],
  ],
  languages: [
    ['language', 'Language', 4],
    ['fluency', 'Level', 0.5],
  ],
  other: [['heading', 'Heading', 3]],
} satisfies Record<string, Fact[]>

type Section = keyof typeof factKinds

const factsOf = (entry: Record<string, unknown>, section: Section): Entry['facts'] =>
  factKinds[section].flatMap(([key, label, weight]) => {
    const value = entry[key as string]
    if (value === undefined || value === '' || value === false) return []
    return [
      {
        key: String(key),
        label: String(label),
        text: value === true ? 'yes' : String(value),
        weight: Number(weight),
      },
    ]
  })

const placed = (texts: string[], pointer: string): PlacedLine[] =>
  texts.map((text, at) => ({ pointer: `${pointer}/${at}`, text }))

const single = (text: string | undefined, pointer: string): PlacedLine[] => (text ? [{ pointer, text }] : [])

type Shaped = { title: string; lines(pointer: string): PlacedLine[] }

const shape = <Item extends object>(
  section: Section,
  items: Item[],
  shaped: (item: Item) => Shaped,
): Entry[] =>
  items.map((item, at) => {
    const pointer = `/${section}/${at}`
    const { title, lines } = shaped(item)
    return { pointer, title, facts: factsOf(item as Record<string, unknown>, section), lines: lines(pointer) }
  })

export const entrySections: EntrySection[] = [
  {
    heading: 'Experience',
    entries: ({ work }) =>
      shape('work', work, ({ position, name, summary, highlights }) => ({
        title: joined(position, name) || 'a job',
        lines: (at) => [...single(summary, `${at}/summary`), ...placed(highlights, `${at}/highlights`)],
      })),
  },
  {
    heading: 'Projects',
    entries: ({ projects }) =>
      shape('projects', projects, ({ name, description, highlights, keywords }) => ({
        title: name ?? 'a project',
        lines: (at) => [
          ...single(description, `${at}/description`),
          ...placed(highlights, `${at}/highlights`),
          ...single(keywords.join(', '), `${at}/keywords`),
        ],
      })),
  },
  {
    heading: 'Education',
    entries: ({ education }) =>
      shape('education', education, ({ studyType, institution, courses, highlights }) => ({
        title: joined(studyType, institution) || 'a school',
        lines: (at) => [...placed(courses, `${at}/courses`), ...placed(highlights, `${at}/highlights`)],
      })),
  },
  {
    heading: 'Certificates',
    entries: ({ certificates }) =>
      shape('certificates', certificates, ({ name }) => ({ title: name, lines: () => [] })),
  },
  {
    heading: 'Languages',
    entries: ({ languages }) =>
      shape('languages', languages, ({ language }) => ({ title: language, lines: () => [] })),
  },
  {
    heading: 'Further sections',
    entries: ({ other }) =>
      shape('other', other, ({ heading, lines }) => ({
        title: heading || 'Further lines',
        lines: (at) => placed(lines, `${at}/lines`),
      })),
  },
]
