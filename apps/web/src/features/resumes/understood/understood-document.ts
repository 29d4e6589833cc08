import type { ResumeDocument, ResumeSection } from '@nextrung/contract/resume-document'
import { isPresent, monthText, readMonth } from './month-text.ts'
import {
  addressText,
  endText,
  type FormDates,
  type FormLine,
  placeText,
  type UnderstoodForm,
} from './understood-form.ts'

const text = (typed: string): string | undefined => typed.trim() || undefined

const texts = (lines: FormLine[]): string[] => lines.map((line) => line.text.trim()).filter(Boolean)

type Dated = { startDate?: string; endDate?: string; current?: boolean; dateText?: string }

/** Untouched dates keep their precision; edited ones replace the file's wording. */
const datesOf = ({ from, to }: FormDates, was: Dated | null): Dated => {
  const before = was ?? {}
  if (from === monthText(before.startDate) && to === endText(before)) {
    const { startDate, endDate, current, dateText } = before
    return { startDate, endDate, current, dateText }
  }
  const start = from === monthText(before.startDate) ? before.startDate : readMonth(from)
  if (isPresent(to)) return { startDate: start, current: true, endDate: undefined, dateText: undefined }
  const end = to === endText(before) ? before.endDate : readMonth(to)
  return { startDate: start, endDate: end, current: undefined, dateText: undefined }
}

/** Drops empty values. */
const known = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

const isSaid = (...parts: (string | undefined | string[])[]): boolean =>
  parts.some((part) => part !== undefined && part.length > 0)

const basicsOf = (form: UnderstoodForm, was: ResumeDocument['basics']): ResumeDocument['basics'] => {
  const { name, label, email, phone, place, url, summary } = form.basics
  const isSamePlace = place === placeText(was.location)
  const written = text(place)
  return known({
    ...was,
    name: text(name),
    label: text(label),
    email: text(email),
    phone: text(phone),
    url: text(url),
    summary: text(summary),
    location: isSamePlace ? was.location : written ? { text: written } : undefined,
    profiles: form.links
      .filter(({ address }) => text(address))
      .map((link) => {
        if (link.was && link.address === addressText(link.was))
          return known({ ...link.was, network: link.network.trim() })
        return { network: link.network.trim(), url: link.address.trim() }
      }),
  })
}

const workOf = ({ work }: UnderstoodForm): ResumeDocument['work'] =>
  work
    .map((job) =>
      known({
        ...job.was,
        position: text(job.position),
        name: text(job.name),
        location: text(job.location),
        summary: text(job.summary),
        ...datesOf(job, job.was),
        highlights: texts(job.lines),
      }),
    )
    .filter((job) => isSaid(job.position, job.name, job.summary, job.highlights))

const educationOf = ({ education }: UnderstoodForm): ResumeDocument['education'] =>
  education
    .map((entry) =>
      known({
        ...entry.was,
        institution: text(entry.institution),
        studyType: text(entry.studyType),
        area: text(entry.area),
        location: text(entry.location),
        score: text(entry.score),
        ...datesOf(entry, entry.was),
        highlights: texts(entry.lines),
        courses: texts(entry.courses),
      }),
    )
    .filter((entry) =>
      isSaid(entry.institution, entry.studyType, entry.area, entry.highlights, entry.courses),
    )

const projectsOf = ({ projects }: UnderstoodForm): ResumeDocument['projects'] =>
  projects
    .map((project) =>
      known({
        ...project.was,
        name: text(project.name),
        description: text(project.description),
        url: text(project.url),
        ...datesOf(project, project.was),
        highlights: texts(project.lines),
        keywords: texts(project.keywords),
      }),
    )
    .filter((project) => isSaid(project.name, project.description, project.highlights, project.keywords))

/** The words of a state hold only for the state that they told. */
const stateOf = ({ was, status }: UnderstoodForm['certificates'][number]) =>
  status === (was?.status ?? 'held')
    ? { status: was?.status, statusText: was?.statusText }
    : { status: status === 'held' ? undefined : status, statusText: undefined }

const certificatesOf = ({ certificates }: UnderstoodForm): ResumeDocument['certificates'] =>
  certificates
    .filter((one) => text(one.name))
    .map((one) => {
      const isSameDate = one.date === monthText(one.was?.date)
      return known({
        ...one.was,
        name: one.name.trim(),
        issuer: text(one.issuer),
        date: isSameDate ? one.was?.date : readMonth(one.date),
        ...stateOf(one),
      })
    })

const lists = ['work', 'projects', 'skills', 'education', 'certificates', 'languages', 'other'] as const

/** A section with its first entry needs a place in the order, before unrecognised text. */
const orderOf = (document: ResumeDocument): ResumeSection[] => {
  const order = [...document.sectionOrder]
  if (document.basics.summary && !order.includes('summary')) order.unshift('summary')
  for (const section of lists) {
    if (document[section].length === 0 || order.includes(section)) continue
    order.splice(order.at(-1) === 'other' ? -1 : order.length, 0, section)
  }
  return order
}

/** The document described by the form. Anything the form doesn't show stays unchanged. */
export const toDocument = (form: UnderstoodForm, was: ResumeDocument): ResumeDocument => {
  const document: ResumeDocument = {
    ...was,
    basics: basicsOf(form, was.basics),
    work: workOf(form),
    education: educationOf(form),
    skills: form.skills
      .map((group) => known({ name: text(group.name), keywords: texts(group.entries) }))
      .filter((group) => group.keywords.length > 0),
    projects: projectsOf(form),
    certificates: certificatesOf(form),
    languages: form.languages
      .filter((one) => text(one.language))
      .map((one) => known({ ...one.was, language: one.language.trim(), fluency: text(one.fluency) })),
    other: form.other
      .map((section) => ({ heading: section.heading.trim(), lines: texts(section.lines) }))
      .filter((section) => section.lines.length > 0),
  }
  return { ...document, sectionOrder: orderOf(document) }
}
