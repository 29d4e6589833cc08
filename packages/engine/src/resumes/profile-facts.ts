import type { ResumeEducation, ResumeProfile, SourceLine } from '@nextrung/contract/resume-document'
import type { EducationEntry, ProfileFact } from '@nextrung/contract/users'
import { evidenceOfLines } from '../person/evidence.ts'
import type { ParsedResume, ResumeSources } from './resume-model.ts'

/**
 * Facts from a resume for the person's profile: texts, and one fact per school. Values are kept as read, and each
 * fact names the lines behind it. The order matches the profile form.
 */
export function profileFacts({ document, sources }: Understood): ProfileFact[] {
  const { basics } = document
  return [
    ...textFact('displayName', { value: basics.name, lines: linesOf(sources, '/basics/name') }),
    ...textFact('email', { value: basics.email, lines: linesOf(sources, '/basics/email') }),
    ...textFact('phoneNumber', { value: basics.phone, lines: linesOf(sources, '/basics/phone') }),
    ...textFact('bio', { value: basics.summary, lines: linesOf(sources, '/basics/summary') }),
    ...textFact('professionalTitle', currentTitle({ document, sources })),
    ...profileLink('linkedinUrl', { document, sources, network: 'LinkedIn' }),
    ...profileLink('githubUrl', { document, sources, network: 'GitHub' }),
    ...textFact('portfolio', { value: basics.url, lines: linesOf(sources, '/basics/url') }),
    ...document.education.flatMap((school, at) =>
      educationFact(school, linesOf(sources, `/education/${at}`)),
    ),
  ]
}

type Understood = Pick<ParsedResume, 'document' | 'sources'>
type Found = { value: string | undefined; lines: SourceLine[] }

/** The lines of the values at and below this pointer, each once, in file order. */
function linesOf(sources: ResumeSources, wanted: string): SourceLine[] {
  const found = new Map<string, SourceLine>()
  for (const [pointer, lines] of Object.entries(sources)) {
    if (pointer !== wanted && !pointer.startsWith(`${wanted}/`)) continue
    for (const line of lines) found.set(`${line.page} ${line.line} ${line.page === 0 ? line.text : ''}`, line)
  }
  return [...found.values()].sort((a, b) => a.page - b.page || a.line - b.line)
}

function textFact(field: string, { value, lines }: Found): ProfileFact[] {
  const text = value?.trim()
  return text ? [{ field, value: text, text, ...evidenceOf(lines) }] : []
}

/** The title below the name, or the current job's. */
function currentTitle({ document, sources }: Understood): Found {
  const label = document.basics.label
  if (label?.trim()) return { value: label, lines: linesOf(sources, '/basics/label') }
  const at = document.work.findIndex(({ current, position }) => current && position)
  return { value: document.work[at]?.position, lines: linesOf(sources, `/work/${at}/position`) }
}

const addressOfUser: Record<string, (username: string) => string> = {
  LinkedIn: (username) => `https://www.linkedin.com/in/${encodeURIComponent(username)}`,
  GitHub: (username) => `https://github.com/${encodeURIComponent(username)}`,
}

function profileLink(
  field: string,
  { document, sources, network }: Understood & { network: string },
): ProfileFact[] {
  const { profiles } = document.basics
  const at = profiles.findIndex((profile) => profile.network === network && addressOf(profile))
  const profile = profiles[at]
  if (!profile) return []
  return textFact(field, { value: addressOf(profile), lines: linesOf(sources, `/basics/profiles/${at}`) })
}

const addressOf = ({ network, url, username }: ResumeProfile): string | undefined =>
  url ?? (username ? addressOfUser[network]?.(username) : undefined)

function educationFact(school: ResumeEducation, lines: SourceLine[]): ProfileFact[] {
  const { studyType = '', area = '', institution = '' } = school
  if (!studyType && !area && !institution) return []
  const year = Number(/^\d{4}/.exec(school.endDate ?? '')?.[0])
  const value: EducationEntry = {
    degree: studyType,
    institution,
    graduationYear: year || null,
    field: area,
  }
  const text = [studyType, area, institution, year ? String(year) : ''].filter(Boolean).join(', ')
  const own = lines.filter(({ text: line }) => sayings(school).some((said) => line.includes(said)))
  return [{ field: 'education', value, text, ...evidenceOf(own.length > 0 ? own : lines) }]
}

/** The school text a fact repeats; courses and honours have separate lines. */
const sayings = ({ studyType, area, institution, endDate }: ResumeEducation): string[] =>
  [studyType, area, institution, endDate?.slice(0, 4)].flatMap((word) => (word ? [word] : []))

function evidenceOf(lines: readonly SourceLine[]): Pick<ProfileFact, 'source' | 'place'> {
  const evidence = evidenceOfLines(lines)
  const file = evidence.find((one) => one.kind === 'file')
  if (file) return { source: file.lines.map(({ text }) => text).join(' … '), place: placeOf(file.lines) }
  return { source: '', place: evidence.length > 0 ? 'You wrote this yourself' : 'A link in your file' }
}

function placeOf(lines: readonly SourceLine[]): string {
  const [first, ...rest] = lines.map(({ page, line }) => `page ${page}, line ${line}`)
  const others = rest.length === 0 ? '' : rest.length === 1 ? ` and ${rest[0]}` : ` and ${rest.length} more`
  return `P${(first ?? '').slice(1)}${others}`
}
