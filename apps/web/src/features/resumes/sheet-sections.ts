import type { LineEvidence, ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { shownCertificate } from '@nextrung/contract/shown-certificate'
import { type DateRange, dateRangeText, dateText } from './date-text.ts'
import { evidenceOf } from './evidence-of.ts'

/** One line of the sheet: its text, an optional bold label before it, and its evidence. */
export type SheetLine = { pointer: string; label?: string; text: string; evidence?: LineEvidence }

/** The heading of a position, school or project, and the lines under it. */
export type SheetEntry = { head?: SheetLine & { dates: string; place: string }; lines: SheetLine[] }

export type SheetSection = { pointer: string; heading: string; entries: SheetEntry[] }

type Contact = SheetLine & { parts: string[] }

export type Sheet = { name: string; contact?: Contact; sections: SheetSection[] }

const joined = (parts: (string | undefined)[], separator = ', ') =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator)

const dated = ['startDate', 'endDate', 'current', 'dateText', 'location', 'url']

const makeWriter = (evidence: ResumeEvidence) => {
  const line = (pointer: string, text: string | undefined, label?: string): SheetLine[] => {
    if (!text?.trim()) return []
    const found = evidenceOf(evidence, { pointer })
    return [{ pointer, text, ...(label && { label }), ...(found && { evidence: found }) }]
  }
  const lines = (pointer: string, texts: string[]) =>
    texts.flatMap((text, at) => line(`${pointer}/${at}`, text))
  const head = (
    entry: DateRange & { location?: string; url?: string },
    { pointer, title, fields, place }: { pointer: string; title: string; fields: string[]; place: string },
  ) => {
    const dates = dateRangeText(entry)
    if (!title && !place && !dates) return undefined
    const found = evidenceOf(evidence, { pointer, fields: [...fields, ...dated] })
    return {
      pointer,
      text: title || place,
      place: title ? place : '',
      dates,
      ...(found && { evidence: found }),
    }
  }
  return { line, lines, head }
}

type Writer = ReturnType<typeof makeWriter>

const contactOf = ({ basics }: ResumeDocument, evidence: ResumeEvidence): Contact | undefined => {
  const { location } = basics
  const place = location?.text ?? joined([location?.city, location?.region, location?.countryCode])
  const profiles = basics.profiles.map(
    (profile) => profile.url ?? joined([profile.network, profile.username], ' '),
  )
  const given = [basics.label, place, basics.email, basics.phone, basics.url, ...profiles]
  const parts = [...new Set(given.flatMap((part) => part?.trim() || []))]
  if (parts.length === 0) return undefined
  const fields = ['label', 'location', 'email', 'phone', 'url', 'profiles']
  const found = evidenceOf(evidence, { pointer: '/basics', fields })
  return { pointer: '/basics', text: parts.join(' · '), parts, ...(found && { evidence: found }) }
}

const workEntries = ({ work }: ResumeDocument, { head, line, lines }: Writer): SheetEntry[] =>
  work.map((job, at) => {
    const pointer = `/work/${at}`
    const title = joined([job.position, job.name])
    return {
      head: head(job, {
        pointer,
        title,
        fields: ['position', 'name'],
        place: joined([job.location, job.url]),
      }),
      lines: [...line(`${pointer}/summary`, job.summary), ...lines(`${pointer}/highlights`, job.highlights)],
    }
  })

const projectEntries = ({ projects }: ResumeDocument, { head, line, lines }: Writer): SheetEntry[] =>
  projects.map((project, at) => {
    const pointer = `/projects/${at}`
    return {
      head: head(project, { pointer, title: project.name ?? '', fields: ['name'], place: project.url ?? '' }),
      lines: [
        ...line(`${pointer}/description`, project.description),
        ...lines(`${pointer}/highlights`, project.highlights),
        ...line(`${pointer}/keywords`, joined(project.keywords)),
      ],
    }
  })

const educationEntries = ({ education }: ResumeDocument, { head, line, lines }: Writer): SheetEntry[] =>
  education.map((school, at) => {
    const pointer = `/education/${at}`
    const title = joined([school.studyType, school.area])
    const place = joined([school.institution, school.location])
    return {
      head: head(school, { pointer, title, fields: ['studyType', 'area', 'institution'], place }),
      lines: [
        ...line(`${pointer}/score`, school.score),
        ...line(`${pointer}/courses`, joined(school.courses), 'Courses'),
        ...lines(`${pointer}/highlights`, school.highlights),
      ],
    }
  })

const skillLines = ({ skills }: ResumeDocument, { line }: Writer): SheetLine[] =>
  skills.flatMap((group, at) =>
    group.keywords.length > 0
      ? line(`/skills/${at}`, joined(group.keywords), group.name)
      : line(`/skills/${at}`, group.name),
  )

const certificateLines = ({ certificates }: ResumeDocument, { line }: Writer): SheetLine[] =>
  certificates.flatMap(({ issuer, date, url, ...certificate }, at) =>
    line(`/certificates/${at}`, joined([shownCertificate(certificate), issuer, date && dateText(date), url])),
  )

const languageLines = ({ languages }: ResumeDocument, { line }: Writer): SheetLine[] => {
  const named = languages.map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language))
  return line('/languages', joined(named))
}

const sectionWriters: Record<
  ResumeDocument['sectionOrder'][number],
  (document: ResumeDocument, writer: Writer) => SheetSection[]
> = {
  summary: ({ basics }, { line }) => [
    {
      pointer: '/basics/summary',
      heading: 'Summary',
      entries: [{ lines: line('/basics/summary', basics.summary) }],
    },
  ],
  work: (document, writer) => [
    { pointer: '/work', heading: 'Experience', entries: workEntries(document, writer) },
  ],
  projects: (document, writer) => [
    { pointer: '/projects', heading: 'Projects', entries: projectEntries(document, writer) },
  ],
  skills: (document, writer) => [
    { pointer: '/skills', heading: 'Skills', entries: [{ lines: skillLines(document, writer) }] },
  ],
  education: (document, writer) => [
    { pointer: '/education', heading: 'Education', entries: educationEntries(document, writer) },
  ],
  certificates: (document, writer) => [
    {
      pointer: '/certificates',
      heading: 'Certificates',
      entries: [{ lines: certificateLines(document, writer) }],
    },
  ],
  languages: (document, writer) => [
    { pointer: '/languages', heading: 'Languages', entries: [{ lines: languageLines(document, writer) }] },
  ],
  other: ({ other }, { lines }) =>
    other.map((section, at) => ({
      pointer: `/other/${at}`,
      heading: section.heading,
      entries: [{ lines: lines(`/other/${at}/lines`, section.lines) }],
    })),
}

const withoutEmpty = ({ entries, ...section }: SheetSection): SheetSection => ({
  ...section,
  entries: entries.filter(({ head, lines }) => head || lines.length > 0),
})

/** The document to show, section by section in its own order, each line with its evidence. */
export const sheetOf = (document: ResumeDocument, evidence: ResumeEvidence): Sheet => {
  const writer = makeWriter(evidence)
  const order = new Set(document.sectionOrder)
  const rest = (Object.keys(sectionWriters) as ResumeDocument['sectionOrder']).filter(
    (name) => !order.has(name),
  )
  const sections = [...order, ...rest].flatMap((name) => sectionWriters[name](document, writer))
  return {
    name: document.basics.name ?? '',
    contact: contactOf(document, evidence),
    sections: sections.map(withoutEmpty).filter(({ entries }) => entries.length > 0),
  }
}

const proven = (line: SheetLine | undefined) => (line?.evidence ? [line] : [])

/** The lines that count: all body lines, and headings that have evidence. */
export const linesOf = ({ contact, sections }: Sheet): SheetLine[] => [
  ...proven(contact),
  ...sections.flatMap(({ entries }) => entries.flatMap(({ head, lines }) => [...proven(head), ...lines])),
]
