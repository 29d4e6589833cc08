import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { findDates } from '../text/find-dates.ts'
import type { StoryProfile } from './story-input.ts'

const most = { jobs: 20, linesPerJob: 12 }

const bullet = /^[•●▪‣◦·∙*–—-]\s+/u
const ongoing = /^(?:present|current|now|today|ongoing|heute)\.?$/i

const isoOf = (text: string | null | undefined): string | undefined =>
  text ? findDates(text.trim())[0]?.startDate : undefined

const linesOf = (description: string | null | undefined): string[] =>
  (description ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim().replace(bullet, ''))
    .filter((line) => line !== '')
    .slice(0, most.linesPerJob)

const given = <Key extends string>(key: Key, value: string | null | undefined) =>
  (value?.trim() ? { [key]: value.trim() } : {}) as { [K in Key]?: string }

const jobOf = (job: StoryProfile['workHistory'][number]): ResumeWork => ({
  ...given('position', job.position),
  ...given('name', job.company),
  ...given('startDate', isoOf(job.startDate)),
  ...given('endDate', isoOf(job.endDate)),
  ...(ongoing.test(job.endDate?.trim() ?? '') ? { current: true } : {}),
  highlights: linesOf(job.description),
})

/** The profile in the shape of a resume, newest job first. */
export const profileDocument = (profile: StoryProfile): ResumeDocument => ({
  ...emptyResume(),
  basics: {
    profiles: [],
    ...given('name', profile.displayName),
    ...given('label', profile.professionalTitle),
    ...given('summary', profile.bio),
  },
  work: profile.workHistory
    .slice(0, most.jobs)
    .map(jobOf)
    .sort((a, b) => Number(b.current ?? false) - Number(a.current ?? false) || later(a, b)),
  education: profile.education.slice(0, most.jobs).map(({ degree, institution, graduationYear, field }) => ({
    ...given('studyType', degree),
    ...given('institution', institution),
    ...given('area', field),
    ...given('endDate', graduationYear?.toString()),
    courses: [],
    highlights: [],
  })),
  certificates: profile.certifications.map((name) => ({ name })),
  skills: profile.skills.length > 0 ? [{ keywords: [...profile.skills] }] : [],
})

const later = (a: ResumeWork, b: ResumeWork): number =>
  (b.endDate ?? b.startDate ?? '').localeCompare(a.endDate ?? a.startDate ?? '')
