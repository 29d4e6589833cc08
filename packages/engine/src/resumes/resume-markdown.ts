import {
  type ResumeDocument,
  type ResumeSection,
  type ResumeWork,
  resumeSections,
} from '@nextrung/contract/resume-document'
import { shownCertificate } from '@nextrung/contract/shown-certificate'
import { escaped, inline } from '../text/markdown.ts'
import { formatDateRange } from './resume-text.ts'

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''
const joined = (texts: (string | undefined)[], by: string): string => texts.filter(isGiven).join(by)

const plainAddress = /^(?:https?:\/\/|mailto:|tel:)[^\s<>]+$/i

const link = (words: string, target: string): string =>
  plainAddress.test(target) ? `[${inline(words)}](<${target.replaceAll('\\', '%5C')}>)` : inline(words)

/** Formats a URL as a link; one without "https://" is shown as written but links to the full address. */
const address = (url: string): string =>
  plainAddress.test(url)
    ? link(url, url)
    : /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(url)
      ? link(url, `https://${url}`)
      : inline(url)

const optional = (text: string | undefined, write: (text: string) => string): string | undefined =>
  isGiven(text) ? write(text) : undefined

const bullets = (lines: readonly string[]): string =>
  lines
    .filter(isGiven)
    .map((line) => `- ${inline(line)}`)
    .join('\n')

const blocks = (texts: (string | undefined)[]): string => joined(texts, '\n\n')

const contactLine = ({ basics }: ResumeDocument): string => {
  const { location, email, phone, url, profiles } = basics
  const place = location?.text ?? joined([location?.city, location?.region, location?.countryCode], ', ')
  return joined(
    [
      optional(place, inline),
      optional(email, (text) => link(text, `mailto:${text}`)),
      optional(phone, inline),
      optional(url, address),
      ...profiles.map(({ network, username, url: target }) =>
        target === undefined
          ? inline(joined([network, username], ': '))
          : isGiven(network) && plainAddress.test(target)
            ? link(network, target)
            : address(target),
      ),
    ],
    ' · ',
  )
}

type Dated = Pick<ResumeWork, 'startDate' | 'endDate' | 'current' | 'dateText' | 'location'>

const factLine = (entry: Dated): string | undefined =>
  optional(joined([entry.location, formatDateRange(entry)], ' · '), (text) => `*${inline(text)}*`)

const head = (parts: (string | undefined)[]): string | undefined =>
  optional(joined(parts, ', '), (text) => `### ${inline(text)}`)

const workBlock = (job: ResumeWork): string =>
  blocks([
    head([job.position, job.name]),
    factLine(job),
    optional(job.description, escaped),
    optional(job.url, address),
    optional(job.summary, escaped),
    bullets(job.highlights),
  ])

const section = (heading: string, body: string): string => (body === '' ? '' : `## ${heading}\n\n${body}`)

const sections: Record<ResumeSection, (document: ResumeDocument) => string> = {
  summary: ({ basics }) => section('Summary', optional(basics.summary, escaped) ?? ''),
  work: ({ work }) => section('Experience', blocks(work.map(workBlock))),
  projects: ({ projects }) =>
    section(
      'Projects',
      blocks(
        projects.map((project) =>
          blocks([
            head([project.name]),
            optional(formatDateRange(project), (text) => `*${inline(text)}*`),
            optional(joined([project.entity, project.type, ...(project.roles ?? [])], ', '), inline),
            optional(project.url, address),
            optional(project.description, escaped),
            bullets(project.highlights),
            optional(project.keywords.join(', '), inline),
          ]),
        ),
      ),
    ),
  skills: ({ skills }) =>
    section(
      'Skills',
      skills
        .map(({ name, level, keywords }) => {
          const label = optional(joined([name, level && `(${level})`], ' '), inline)
          const list = optional(keywords.join(', '), inline)
          return `- ${joined([label && (list ? `**${label}:**` : label), list], ' ')}`
        })
        .filter((line) => line !== '- ')
        .join('\n'),
    ),
  education: ({ education }) =>
    section(
      'Education',
      blocks(
        education.map((school) =>
          blocks([
            head([joined([school.studyType, school.area], ', '), school.institution]),
            factLine(school),
            optional(school.url, address),
            optional(school.score, escaped),
            optional(school.courses.join(', '), inline),
            bullets(school.highlights),
          ]),
        ),
      ),
    ),
  certificates: ({ certificates }) =>
    section(
      'Certificates',
      certificates
        .map(
          ({ issuer, date, url, ...certificate }) =>
            `- ${joined([isGiven(url) && plainAddress.test(url) ? link(shownCertificate(certificate), url) : inline(shownCertificate(certificate)), optional(joined([issuer, date && formatDateRange({ startDate: date })], ', '), inline)], ', ')}`,
        )
        .join('\n'),
    ),
  languages: ({ languages }) =>
    section(
      'Languages',
      bullets(languages.map(({ language, fluency }) => joined([language, fluency], ': '))),
    ),
  other: ({ other }) =>
    blocks(
      other.map(({ heading, lines }) =>
        lines.some(isGiven) ? section(inline(heading) || 'Additional information', bullets(lines)) : '',
      ),
    ),
}

/**
 * The document as Markdown (CommonMark): name, title and contact line, a heading for each section and entry, bullets
 * as lists, URLs as links. All text is escaped. Ends with a newline.
 */
export const resumeMarkdown = (document: ResumeDocument): string => {
  const { name, label } = document.basics
  const order = [...new Set<ResumeSection>([...document.sectionOrder, ...resumeSections])]
  return `${blocks([
    optional(name, (text) => `# ${inline(text)}`),
    optional(label, (text) => `**${inline(text)}**`),
    contactLine(document),
    ...order.map((part) => sections[part](document)),
  ])}\n`
}
