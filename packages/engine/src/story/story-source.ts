import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument, SourceLine } from '@nextrung/contract/resume-document'
import { readHeldSkills } from '../person/held-skills.ts'
import { canonicalSkill } from '../text/find-skills.ts'
import { tidySpacing } from '../text/tidy-punctuation.ts'
import { profileDocument } from './profile-document.ts'
import type { StoryInput } from './story-input.ts'

/** Everything a story may draw on, by JSON pointer: the resume, what only the profile has, and what was told. */
export type StorySource = {
  document: ResumeDocument
  told: { skills: string[]; courses: string[]; years: number | undefined }
  linesAt: (pointer: string) => SourceLine[]
  textAt: (pointer: string) => string | undefined
  isFromProfile: (pointer: string) => boolean
}

const most = { told: 60, toldCharacters: 100 }

/** Told texts that can stand in a sentence: one line of some letters. */
const usable = (texts: readonly string[]): string[] => {
  const short = texts.filter((text) => text.length <= most.toldCharacters).map(tidySpacing)
  const said = short.filter((text) => /\p{L}/u.test(text) && !/[<>{}[\]\\|\p{Cc}]/u.test(text))
  return said.filter((text, at) => said.findIndex((other) => same(other, text)) === at).slice(0, most.told)
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const lookUp = (whole: unknown, pointer: string): string | undefined => {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      whole,
    )
  return typeof found === 'string' ? found : undefined
}

type Merged = { document: ResumeDocument; isFromProfile: (pointer: string) => boolean }

/** Lists the profile completes; the resume wins wherever it has something. */
const merge = (resume: ResumeDocument, profile: ResumeDocument): Merged => {
  const named = new Set(resume.certificates.map(({ name }) => name.toLowerCase()))
  const listed = new Set(resume.skills.flatMap(({ keywords }) => keywords.map((one) => one.toLowerCase())))
  const keywords = profile.skills
    .flatMap((group) => group.keywords)
    .filter((one) => !listed.has(one.toLowerCase()))
  const hasWork = resume.work.length > 0
  const hasEducation = resume.education.length > 0
  const {
    name = profile.basics.name,
    label = profile.basics.label,
    summary = profile.basics.summary,
  } = resume.basics
  const document: ResumeDocument = {
    ...resume,
    basics: { ...resume.basics, ...defined({ name, label, summary }) },
    work: hasWork ? resume.work : profile.work,
    education: hasEducation ? resume.education : profile.education,
    certificates: [
      ...resume.certificates,
      ...profile.certificates.filter((one) => !named.has(one.name.toLowerCase())),
    ],
    skills: keywords.length > 0 ? [...resume.skills, { keywords }] : resume.skills,
  }
  const isFromProfile = (pointer: string): boolean => {
    const [, section, at = ''] = pointer.split('/')
    if (section === 'work') return !hasWork
    if (section === 'education') return !hasEducation
    if (section === 'certificates') return Number(at) >= resume.certificates.length
    if (section === 'skills') return Number(at) >= resume.skills.length
    return section === 'basics' && lookUp(resume, pointer) === undefined
  }
  return { document, isFromProfile }
}

const defined = <Fields extends Record<string, string | undefined>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

/** Our own answers name it without its grade, so repeating it in the request tells nothing more. */
const studiedOnly = (document: ResumeDocument): ReadonlySet<string> =>
  new Set(
    [...readHeldSkills(document).partial.values()]
      .filter(({ mentions }) => mentions.every(({ place }) => place !== 'list'))
      .map(({ name }) => name),
  )

/** The courses that they say they finished here. */
const coursesIn = (learned: NonNullable<StoryInput['learned']>): string[] =>
  learned.filter(({ kind }) => kind === 'course').map(({ words }) => words)

const byPerson = (text: string): SourceLine => ({ page: 0, line: 0, text, by: 'person' })

/** Puts together what is known of the person. A text of 100 kB or with markup stays a text: nothing in it is obeyed. */
export const gatherSource = ({ resume, profile, told, learned = [] }: StoryInput): StorySource => {
  const { document, isFromProfile } = merge(
    resume?.document ?? emptyResume(),
    profile ? profileDocument(profile) : emptyResume(),
  )
  const studied = studiedOnly(document)
  const said = {
    skills: usable(told.skills).filter((text) => !studied.has(canonicalSkill(text))),
    courses: usable([...told.courses, ...coursesIn(learned)]),
    years: told.years,
  }
  const whole = {
    ...document,
    told: { ...said, years: told.years === undefined ? undefined : `${told.years} years` },
  }
  const textAt = (pointer: string) => lookUp(whole, pointer)
  return {
    document,
    told: said,
    textAt,
    isFromProfile,
    linesAt: (pointer) => {
      const isResume = !pointer.startsWith('/told/') && !isFromProfile(pointer)
      if (isResume) return resume?.evidence[pointer]?.sources ?? []
      const text = textAt(pointer)
      return text ? [byPerson(text)] : []
    },
  }
}

/** Whether there is nothing at all that a story could say. */
export const isWithoutEvidence = ({ document, told }: StorySource): boolean => {
  const { basics, work, projects, skills, education, certificates, other } = document
  const lists = [work, projects, education, certificates, other, told.skills, told.courses]
  return (
    lists.every((list) => list.length === 0) &&
    skills.every(({ keywords }) => keywords.length === 0) &&
    !basics.summary?.trim() &&
    !basics.label?.trim()
  )
}
