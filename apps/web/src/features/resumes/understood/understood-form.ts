import type {
  CertificateStatus,
  ResumeCertificate,
  ResumeDocument,
  ResumeEducation,
  ResumeLanguage,
  ResumeLocation,
  ResumeProfile,
  ResumeProject,
  ResumeSkillGroup,
  ResumeWork,
} from '@nextrung/contract/resume-document'
import type { UnderstoodResume } from '@nextrung/contract/resumes'
import { monthText } from './month-text.ts'

/** A line of text in a list. `corrected` moves with it. */
export type FormLine = { text: string; corrected: boolean }

/** An entry's original value, and which of its fields the person corrected. */
type Carried<T> = { was: T | null; corrected: string[] }

export type FormDates = { from: string; to: string }

type FormLink = Carried<ResumeProfile> & { network: string; address: string }
export type FormJob = Carried<ResumeWork> &
  FormDates & { position: string; name: string; location: string; summary: string; lines: FormLine[] }
export type FormEducation = Carried<ResumeEducation> &
  FormDates & {
    institution: string
    studyType: string
    area: string
    location: string
    score: string
    lines: FormLine[]
    courses: FormLine[]
  }
export type FormSkillGroup = Carried<ResumeSkillGroup> & { name: string; entries: FormLine[] }
export type FormProject = Carried<ResumeProject> &
  FormDates & { name: string; description: string; url: string; lines: FormLine[]; keywords: FormLine[] }
type FormCertificate = Carried<ResumeCertificate> & {
  name: string
  issuer: string
  date: string
  status: CertificateStatus
}
type FormLanguage = Carried<ResumeLanguage> & { language: string; fluency: string }
export type FormOther = { heading: string; corrected: string[]; lines: FormLine[] }

/** The understood resume in form shape: text is never missing, and list entries are objects. */
export type UnderstoodForm = {
  basics: {
    corrected: string[]
    name: string
    label: string
    email: string
    phone: string
    place: string
    url: string
    summary: string
  }
  links: FormLink[]
  work: FormJob[]
  education: FormEducation[]
  skills: FormSkillGroup[]
  projects: FormProject[]
  certificates: FormCertificate[]
  languages: FormLanguage[]
  other: FormOther[]
}

type Corrections = (pointer: string) => string[]

/** The corrected names directly below `pointer`; `''` stands for all of them when `pointer` itself was corrected. */
const correctionsIn =
  (corrected: readonly string[]): Corrections =>
  (pointer) =>
    corrected.flatMap((one) => {
      if (one === pointer) return ['']
      return one.startsWith(`${pointer}/`) ? [one.slice(pointer.length + 1)] : []
    })

/** Whether the person corrected this field of an entry. */
export const isCorrected = (corrected: string[], field: string): boolean =>
  corrected.some((one) => one === '' || one === field || one.startsWith(`${field}/`))

const linesOf = (texts: string[], { corrected, field }: { corrected: string[]; field: string }): FormLine[] =>
  texts.map((text, at) => ({
    text,
    corrected: corrected.some((one) => one === '' || one === field || one === `${field}/${at}`),
  }))

export const placeText = (location: ResumeLocation | undefined): string =>
  location?.text ?? [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ')

export const endText = ({ endDate, current }: { endDate?: string; current?: boolean }): string =>
  current ? 'Present' : monthText(endDate)

export const addressText = (profile: ResumeProfile): string => profile.url ?? profile.username ?? ''

const basicsForm = ({ basics }: ResumeDocument, corrections: Corrections): UnderstoodForm['basics'] => ({
  corrected: corrections('/basics'),
  name: basics.name ?? '',
  label: basics.label ?? '',
  email: basics.email ?? '',
  phone: basics.phone ?? '',
  place: placeText(basics.location),
  url: basics.url ?? '',
  summary: basics.summary ?? '',
})

const jobForm = (was: ResumeWork, corrected: string[]): FormJob => ({
  was,
  corrected,
  position: was.position ?? '',
  name: was.name ?? '',
  location: was.location ?? '',
  from: monthText(was.startDate),
  to: endText(was),
  summary: was.summary ?? '',
  lines: linesOf(was.highlights, { corrected, field: 'highlights' }),
})

const educationForm = (was: ResumeEducation, corrected: string[]): FormEducation => ({
  was,
  corrected,
  institution: was.institution ?? '',
  studyType: was.studyType ?? '',
  area: was.area ?? '',
  location: was.location ?? '',
  score: was.score ?? '',
  from: monthText(was.startDate),
  to: endText(was),
  lines: linesOf(was.highlights, { corrected, field: 'highlights' }),
  courses: linesOf(was.courses, { corrected, field: 'courses' }),
})

const projectForm = (was: ResumeProject, corrected: string[]): FormProject => ({
  was,
  corrected,
  name: was.name ?? '',
  description: was.description ?? '',
  url: was.url ?? '',
  from: monthText(was.startDate),
  to: endText(was),
  lines: linesOf(was.highlights, { corrected, field: 'highlights' }),
  keywords: linesOf(was.keywords, { corrected, field: 'keywords' }),
})

/** The form for an understood resume, with earlier corrections marked. */
export const toForm = ({ document, corrected }: UnderstoodResume): UnderstoodForm => {
  const corrections = correctionsIn(corrected)
  return {
    basics: basicsForm(document, corrections),
    links: document.basics.profiles.map((was, at) => ({
      was,
      corrected: corrections(`/basics/profiles/${at}`),
      network: was.network,
      address: addressText(was),
    })),
    work: document.work.map((was, at) => jobForm(was, corrections(`/work/${at}`))),
    education: document.education.map((was, at) => educationForm(was, corrections(`/education/${at}`))),
    skills: document.skills.map((was, at) => {
      const marked = corrections(`/skills/${at}`)
      const entries = linesOf(was.keywords, { corrected: marked, field: 'keywords' })
      return { was, corrected: marked, name: was.name ?? '', entries }
    }),
    projects: document.projects.map((was, at) => projectForm(was, corrections(`/projects/${at}`))),
    certificates: document.certificates.map((was, at) => ({
      was,
      corrected: corrections(`/certificates/${at}`),
      name: was.name,
      issuer: was.issuer ?? '',
      date: monthText(was.date),
      status: was.status ?? 'held',
    })),
    languages: document.languages.map((was, at) => ({
      was,
      corrected: corrections(`/languages/${at}`),
      language: was.language,
      fluency: was.fluency ?? '',
    })),
    other: document.other.map((section, at) => {
      const marked = corrections(`/other/${at}`)
      const lines = linesOf(section.lines, { corrected: marked, field: 'lines' })
      return { heading: section.heading, corrected: marked, lines }
    }),
  }
}
