import {
  type ResumeCertificate,
  type ResumeDocument,
  type ResumeEducation,
  type ResumeProject,
  type ResumeSection,
  type ResumeSkillGroup,
  type ResumeWork,
  resumeSections,
} from '@nextrung/contract/resume-document'
import { shownCertificate } from '@nextrung/contract/shown-certificate'
import { datesAsWritten } from '@nextrung/contract/shown-dates'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const formatDate = (iso: string): string => {
  const [year = iso, month] = iso.split('-')
  const name = month && months[Number(month) - 1]
  return name ? `${name} ${year}` : year
}

type DateRange = Pick<ResumeWork, 'startDate' | 'endDate' | 'current' | 'dateText'>

/** ISO dates as a resume shows them: "Mar 2021 – Present", "2019 – 2021", "Jun 2024"; else the original's own words. */
export const formatDateRange = ({ startDate, endDate, current, dateText }: DateRange): string => {
  const written = datesAsWritten({ startDate, endDate, dateText })
  if (written !== undefined) return written
  const from = startDate && formatDate(startDate)
  const to = current ? 'Present' : endDate && formatDate(endDate)
  if (from && to) return from === to ? from : `${from} – ${to}`
  if (from ?? endDate) return from ?? to ?? ''
  return dateText ?? (current ? 'Present' : '')
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''
const joined = (texts: (string | undefined)[], by: string): string => texts.filter(isGiven).join(by)
const bullets = (lines: string[]): string[] => lines.filter(isGiven).map((line) => `• ${line}`)

const contactLine = ({ basics }: ResumeDocument): string => {
  const { location } = basics
  const place = location?.text ?? joined([location?.city, location?.region, location?.countryCode], ', ')
  const profiles = basics.profiles.map(
    ({ network, url, username }) => url ?? joined([network, username], ': '),
  )
  return joined([place, basics.email, basics.phone, basics.url, ...profiles], ' | ')
}

const workLines = (work: ResumeWork): string[] => [
  joined([joined([work.position, work.name], ', '), work.location, formatDateRange(work)], ' | '),
  work.url ?? '',
  work.summary ?? '',
  ...bullets(work.highlights),
]

const projectLines = (project: ResumeProject): string[] => [
  joined([project.name, project.url, formatDateRange(project)], ' | '),
  project.description ?? '',
  ...bullets(project.highlights),
  project.keywords.join(', '),
]

const educationLines = (education: ResumeEducation): string[] => [
  joined(
    [
      joined([joined([education.studyType, education.area], ', '), education.institution], ', '),
      education.location,
      formatDateRange(education),
    ],
    ' | ',
  ),
  education.score ?? '',
  education.courses.join(', '),
  ...bullets(education.highlights),
]

const skillLine = ({ name, keywords }: ResumeSkillGroup): string => joined([name, keywords.join(', ')], ': ')

const certificateLine = ({ issuer, date, url, ...certificate }: ResumeCertificate): string =>
  joined([shownCertificate(certificate), issuer, date && formatDate(date), url], ', ')

const blocks = (entries: string[][]): string =>
  entries
    .map((lines) => lines.filter(isGiven).join('\n'))
    .filter(isGiven)
    .join('\n\n')

const section = (heading: string, body: string): string =>
  body === '' ? '' : `${heading.toUpperCase()}\n${body}`

const sectionTexts: Record<ResumeSection, (document: ResumeDocument) => string> = {
  summary: ({ basics }) => section('Summary', basics.summary?.trim() ?? ''),
  work: ({ work }) => section('Experience', blocks(work.map(workLines))),
  projects: ({ projects }) => section('Projects', blocks(projects.map(projectLines))),
  skills: ({ skills }) => section('Skills', skills.map(skillLine).filter(isGiven).join('\n')),
  education: ({ education }) => section('Education', blocks(education.map(educationLines))),
  certificates: ({ certificates }) => section('Certificates', certificates.map(certificateLine).join('\n')),
  languages: ({ languages }) =>
    section(
      'Languages',
      languages.map(({ language, fluency }) => joined([language, fluency], ': ')).join('\n'),
    ),
  other: ({ other }) => blocks(other.map(({ heading, lines }) => [section(heading, lines.join('\n'))])),
}

/** The document as readable plain text: name, contact line, sections in their order, bullets as "• ", one blank line between. */
export const resumeText = (document: ResumeDocument): string => {
  const head = joined([document.basics.name, document.basics.label, contactLine(document)], '\n')
  const order = [...new Set<ResumeSection>([...document.sectionOrder, ...resumeSections])]
  return joined([head, ...order.map((name) => sectionTexts[name](document))], '\n\n')
}
