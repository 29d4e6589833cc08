import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import { type HeldSkill, isShownAtWork, readHeldSkills } from '../../person/held-skills.ts'
import type { LearnedSkill } from '../../person/known-skills.ts'
import { readListedSkills } from '../../person/listed-skills.ts'
import { shownHeading } from '../../person/shown-heading.ts'
import { textsIn } from '../../text/texts-in.ts'
import { wholeYears } from '../../time/covered-time.ts'
import { findRoleNeeds, type RoleNeeds } from '../optimizing/role-needs.ts'
import { type FactLine, readFactLine } from './fact-line.ts'
import { type FactJob, readFactJobs } from './relevant-time.ts'

/** The facts of a resume that the score is computed from; it uses nothing else. */
export type ScoreFacts = {
  needs: RoleNeeds | undefined
  /** Canonical skills: held, known but not mastered, and held ones shown by a job or project. */
  named: Set<string>
  partial: Set<string>
  shown: Set<string>
  /** Shown or, by the person's own word, learned here, with what or how; the resume need not name them. */
  learned: Map<string, string>
  /** Shown here, whether or not the resume says so. */
  practiced: Set<string>
  lines: FactLine[]
  /** Words outside of `lines`. */
  otherWords: number
  years: number
  jobs: FactJob[]
  projects: { name: string; lines: number }[]
  /** How clear the dates of each job and school are, from 0 to 1. */
  dates: { entry: string; clear: number }[]
  contact: Record<'name' | 'email' | 'phone' | 'place' | 'link', boolean>
  software: { says: string; missing: string; isGiven: boolean }[]
  hasColumns: boolean
}

/** The share of a part that was reached, from 0 to 1, and why. */
export type Measure = { share: number; explanation: string }

const wordsIn = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)

const nameOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ')

const clearOf = ({ startDate, endDate, current }: ResumeDocument['work'][number]): number => {
  if (!startDate || !(endDate || current)) return startDate || endDate ? 0.25 : 0
  return startDate.length >= 7 && (current || (endDate ?? '').length >= 7) ? 1 : 0.5
}

const datesOf = ({ work, education }: ResumeDocument): ScoreFacts['dates'] => [
  ...work.map((job) => ({
    entry: nameOf(job.position, job.name) || 'one of your jobs',
    clear: clearOf(job),
  })),
  ...education.map(({ institution, studyType, startDate, endDate, current }) => ({
    entry: nameOf(studyType, institution) || 'one of your schools',
    clear: startDate || endDate || current ? 1 : 0,
  })),
]

const contactOf = ({ basics }: ResumeDocument): ScoreFacts['contact'] => ({
  name: Boolean(basics.name),
  email: Boolean(basics.email),
  phone: Boolean(basics.phone),
  place: Object.values(basics.location ?? {}).some(Boolean),
  link: Boolean(basics.url) || basics.profiles.some(({ url, username }) => url || username),
})

const softwareOf = ({ basics, work, skills, education, certificates }: ResumeDocument) => [
  {
    says: 'every job has a title',
    missing: 'a title for every job',
    isGiven: work.length > 0 && work.every(({ position }) => position),
  },
  {
    says: 'every job has an employer',
    missing: 'an employer for every job',
    isGiven: work.length > 0 && work.every(({ name }) => name),
  },
  {
    says: 'skills stand in a section of their own',
    missing: 'a section of your skills',
    isGiven: skills.some(({ keywords }) => keywords.length > 0),
  },
  {
    says: 'education or certificates are given',
    missing: 'your education or certificates',
    isGiven: education.length + certificates.length > 0,
  },
  {
    says: 'a professional title stands under your name',
    missing: 'a professional title under your name',
    isGiven: Boolean(basics.label),
  },
]

const otherAt = /^\/other\/(\d+)\//

// A version's skills list also has entries in the person's own words, and "Python (basic)" as written.
const withoutPartial = (skills: string[], document: ResumeDocument): string[] => {
  const partial = new Set(
    readListedSkills(document).flatMap(({ grade, label }) => (grade === 'full' ? [] : [label])),
  )
  return skills.filter((skill) => !partial.has(skill))
}

const isPracticedIn =
  ({ other }: ResumeDocument) =>
  ({ mentions }: HeldSkill): boolean =>
    mentions.some(({ pointer }) => other[Number(otherAt.exec(pointer)?.[1])]?.heading === shownHeading)

/** Collects the facts for the score. Without `today`, a current job lasts until the latest date in the resume. */
export const readScoreFacts = (input: {
  document: ResumeDocument
  read: ReadDocument
  skills: string[]
  learned?: readonly LearnedSkill[] | undefined
  targetRole?: TargetRole | undefined
  today?: string | undefined
}): ScoreFacts => {
  const { document } = input
  const { work, projects } = document
  const needs = findRoleNeeds(input.targetRole)
  const told = [...work, ...projects].flatMap(({ highlights }) => highlights)
  const dates = [...work, ...document.education].flatMap(({ startDate, endDate }) => [startDate, endDate])
  const today =
    input.today ??
    dates
      .filter((date) => date !== undefined)
      .sort()
      .at(-1)
  const { full, partial } = readHeldSkills(document)
  const lines = told.map(readFactLine)
  return {
    needs,
    named: new Set([...full.keys(), ...withoutPartial(input.skills, document)]),
    partial: new Set(partial.keys()),
    learned: new Map((input.learned ?? []).map(({ skill, words }) => [skill, words])),
    shown: new Set([...full.values()].filter(isShownAtWork).map(({ name }) => name)),
    practiced: new Set([
      ...[...full.values()].filter(isPracticedIn(document)).map(({ name }) => name),
      ...(input.learned ?? []).flatMap(({ skill, kind }) => (kind === 'shown' ? [skill] : [])),
    ]),
    lines,
    otherWords: wordsIn(textsIn({ ...document, sectionOrder: [] })) - wordsIn(told),
    years: wholeYears(work, today),
    jobs: readFactJobs({ work, needs, today }),
    projects: projects.map(({ name, highlights, description }) => ({
      name: name ?? 'one of your projects',
      lines: highlights.length + (description ? 1 : 0),
    })),
    dates: datesOf(document),
    contact: contactOf(document),
    software: softwareOf(document),
    hasColumns: input.read.lines.some(({ column }) => column !== undefined && column > 0),
  }
}
