import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { isHeldCertificate } from '@nextrung/contract/shown-certificate'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { wholeFields } from '@nextrung/knowledge/skills/whole-fields'
import { findDeeds } from '../text/find-deeds.ts'
import { findSkills, type SkillMatch } from '../text/find-skills.ts'
import { readListedSkills } from './listed-skills.ts'
import { gradeAt, gradeOfLabel, lowerGrade, type SkillGrade } from './skill-grade.ts'
import type { SkillMention } from './skill-mention.ts'

type Place = SkillMention['place']
type Told = {
  text: string | undefined
  pointer: string
  place: Place
  /** A name rather than a sentence: a course, a certificate, a project's tools. */
  isName?: boolean
  /** A title, in which "lead" and "manage" are no deeds. */
  isTitle?: boolean
  label?: SkillGrade
}

const each = (texts: readonly string[], told: Omit<Told, 'text'>): Told[] =>
  texts.map((text, at) => ({ ...told, text, pointer: `${told.pointer}/${at}` }))

const toldIn: Record<Exclude<ResumeSection, 'skills' | 'languages'>, (document: ResumeDocument) => Told[]> = {
  summary: ({ basics }) => [
    { text: basics.label, pointer: '/basics/label', place: 'summary', isTitle: true },
    { text: basics.summary, pointer: '/basics/summary', place: 'summary' },
  ],
  work: ({ work }) =>
    work.flatMap(({ position, summary, highlights }, at) => [
      { text: position, pointer: `/work/${at}/position`, place: 'work', isTitle: true },
      { text: summary, pointer: `/work/${at}/summary`, place: 'work' },
      ...each(highlights, { pointer: `/work/${at}/highlights`, place: 'work' }),
    ]),
  projects: ({ projects }) =>
    projects.flatMap(({ name, description, highlights, keywords }, at) => [
      { text: name, pointer: `/projects/${at}/name`, place: 'projects', isTitle: true },
      { text: description, pointer: `/projects/${at}/description`, place: 'projects' },
      ...each(highlights, { pointer: `/projects/${at}/highlights`, place: 'projects' }),
      ...each(keywords, { pointer: `/projects/${at}/keywords`, place: 'projects', isName: true }),
    ]),
  education: ({ education }) =>
    education.flatMap(({ area, courses, highlights }, at) => [
      { text: area, pointer: `/education/${at}/area`, place: 'education', isTitle: true },
      ...each(courses, { pointer: `/education/${at}/courses`, place: 'education', isName: true }),
      ...each(highlights, { pointer: `/education/${at}/highlights`, place: 'education' }),
    ]),
  certificates: ({ certificates }) =>
    certificates.map((certificate, at) => ({
      text: certificate.name,
      pointer: `/certificates/${at}/name`,
      place: 'certificates',
      isName: true,
      label: isHeldCertificate(certificate) ? gradeOfLabel(certificate.date ?? '') : 'partial',
    })),
  other: ({ other }) =>
    other.flatMap(({ heading, lines }, at) =>
      each(lines, { pointer: `/other/${at}/lines`, place: 'other', label: gradeOfLabel(heading) }),
    ),
}

/** Whether the words are part of an employer's name, as in "at Nexus Freight". */
const isInEmployer = (text: string, { start, end }: SkillMatch, employers: ReadonlySet<string>): boolean => {
  const lower = text.toLowerCase()
  return [...employers].some((name) => {
    for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + 1))
      if (at <= start && end <= at + name.length && name !== '') return true
    return false
  })
}

/** "Somewhere between CCNP and CCIE" says how much somebody knows, not which certificate they hold. */
const isOnlyCompared = (text: string, { name, start }: SkillMatch): boolean =>
  findSkillByName(name)?.kind === 'certificate' &&
  /\b(?:between|level of|equivalent to|comparable to|close to)\b[^.;]*$/iu.test(text.slice(0, start))

const namedIn = (text: string, isName: boolean, employers: ReadonlySet<string>): SkillMatch[] =>
  findSkills({ text, inSkillsSection: isName })
    // A field of work says where someone works, and "Figma" is an employer if the resume says so.
    .filter(({ name }) => !wholeFields.has(name) && !employers.has(name.toLowerCase()))
    .filter((match) => !isInEmployer(text, match, employers) && !isOnlyCompared(text, match))

const readTold = (told: Told, employers: Set<string>): SkillMention[] => {
  const { text, pointer, place, isName = false, isTitle = false, label = 'full' } = told
  if (!text) return []
  const named = namedIn(text, isName, employers)
  const done = (isName || isTitle ? [] : findDeeds(text))
    .filter(({ name }) => !named.some((match) => match.name === name))
    .map((match) => ({ ...match, text: match.name }))
  return [...named, ...done].map((match) => ({
    name: match.name,
    text: match.text,
    pointer,
    place,
    grade: lowerGrade(label, gradeAt(text, match)),
  }))
}

/**
 * Every mention of a taxonomy skill in a resume, in section order, with its grade. Mentions in a wish ("eager to
 * learn Kubernetes") have the grade `none`.
 */
export const readSkillMentions = (document: ResumeDocument): SkillMention[] => {
  const employers = new Set(document.work.flatMap(({ name }) => name?.toLowerCase() ?? []))
  const order = new Set<ResumeSection>(['summary', ...document.sectionOrder, ...resumeSections])
  return [...order].flatMap((section) => {
    if (section === 'languages') return []
    if (section !== 'skills') return toldIn[section](document).flatMap((told) => readTold(told, employers))
    return readListedSkills(document).flatMap(({ skills, pointer, grade }) =>
      skills.map(({ name, text }) => ({ name, text, pointer, place: 'list' as const, grade })),
    )
  })
}
