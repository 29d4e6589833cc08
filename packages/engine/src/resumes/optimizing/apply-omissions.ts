import { mentionsWords } from '../../text/likeness.ts'
import type { LeftOut } from '../resume-model.ts'
import { describeTarget } from '../wish-model/describe-target.ts'
import type { Wishes, WishTarget } from '../wish-model/wish.ts'
import { findEntryAt, isSameEntry } from '../wish-model/wish-entries.ts'
import { findLines } from './find-traced-line.ts'
import { isOldJob } from './is-old-job.ts'
import type { TracedResume } from './traced-document.ts'
import { tracedTextsIn, withoutLines } from './traced-lines.ts'

export type Omitted = { resume: TracedResume; leftOut: LeftOut[] }

/** Records an omission. An entry is one record, named by all its words. */
const recordOf = (thing: unknown, { depth, why }: { depth: number; why: string }): LeftOut[] => {
  const texts = tracedTextsIn(thing)
  const [from] = texts[0]?.from ?? []
  if (from === undefined) return []
  const pointer = from
    .split('/')
    .slice(0, depth + 1)
    .join('/')
  return [{ pointer, text: texts.map(({ original }) => original).join(', '), why }]
}

const lineRecords = (lines: { original: string; from: string[] }[], why: string): LeftOut[] =>
  lines.map(({ original, from }) => ({ pointer: from[0] ?? '', text: original, why }))

type Omission<Target = WishTarget> = {
  resume: TracedResume
  target: Target
  why: string
  today: string | undefined
}
type Of<Kind extends WishTarget['kind']> = Omission<Extract<WishTarget, { kind: Kind }>>

const omitSection = ({ resume, target, why }: Of<'section'>): Omitted => {
  const { section, heading } = target
  if (section === 'summary') {
    const { summary, ...basics } = resume.basics
    return { resume: { ...resume, basics }, leftOut: recordOf(summary, { depth: 2, why }) }
  }
  if (section === 'other' && heading !== undefined) {
    const gone = resume.other.filter((other) => other.heading.text === heading)
    return {
      resume: { ...resume, other: resume.other.filter((other) => !gone.includes(other)) },
      leftOut: gone.flatMap((other) => recordOf(other, { depth: 2, why })),
    }
  }
  const entries: unknown[] = resume[section]
  return {
    resume: { ...resume, [section]: [] },
    leftOut: entries.flatMap((entry) => recordOf(entry, { depth: 2, why })),
  }
}

const omitEntry = ({ resume, target, why }: Of<'entry'>): Omitted => {
  const entries: object[] = resume[target.list]
  const found = entries[findEntryAt(target, entries) ?? -1]
  if (found === undefined) return { resume, leftOut: [] }
  // Remove every copy of a duplicate entry: there is no way to tell which one was meant.
  const gone = new Set(entries.filter((entry) => isSameEntry(target.list, [found, entry])))
  return {
    resume: { ...resume, [target.list]: entries.filter((entry) => !gone.has(entry)) },
    leftOut: [...gone].flatMap((entry) => recordOf(entry, { depth: 2, why })),
  }
}

const omitLine = ({ resume, target, why }: Of<'line'>): Omitted => {
  const lines = findLines(resume, target)
  return { resume: withoutLines(resume, new Set(lines)), leftOut: lineRecords(lines, why) }
}

const omitSkills = ({ resume, why }: Omission, words: string): Omitted => {
  const keywords = [
    ...resume.skills.flatMap((group) => group.keywords),
    ...resume.projects.flatMap((project) => project.keywords),
  ].filter(({ text }) => mentionsWords(text, words))
  return { resume: withoutLines(resume, new Set(keywords)), leftOut: lineRecords(keywords, why) }
}

const omitTopic = (omission: Of<'topic'>): Omitted => {
  const { target, why } = omission
  const { resume, leftOut } = omitSkills(omission, target.words)
  const lines = [
    ...resume.work.flatMap(({ highlights }) => highlights),
    ...resume.projects.flatMap(({ highlights }) => highlights),
    ...resume.education.flatMap(({ highlights, courses }) => [...highlights, ...courses]),
    ...resume.other.flatMap((other) => other.lines),
  ].filter(({ text, original }) => mentionsWords(text, target.words) || mentionsWords(original, target.words))
  return {
    resume: withoutLines(resume, new Set(lines)),
    leftOut: [...leftOut, ...lineRecords(lines, why)],
  }
}

const omitContact = ({ resume, target, why }: Of<'contact'>): Omitted => {
  const { field } = target
  const { [field]: gone, ...rest } = resume.basics
  const basics = { ...rest, profiles: field === 'profiles' ? [] : resume.basics.profiles }
  return { resume: { ...resume, basics }, leftOut: recordOf(gone, { depth: 2, why }) }
}

const omitProfile = ({ resume, target, why }: Of<'profile'>): Omitted => {
  const { profiles } = resume.basics
  const gone = profiles.filter((profile) =>
    tracedTextsIn(profile).some(({ text }) => text.toLowerCase().includes(target.network.toLowerCase())),
  )
  return {
    resume: {
      ...resume,
      basics: { ...resume.basics, profiles: profiles.filter((one) => !gone.includes(one)) },
    },
    leftOut: gone.flatMap((profile) => recordOf(profile, { depth: 3, why })),
  }
}

const omitPart = ({ resume, target, why }: Of<'education-part'>): Omitted => {
  const gone: unknown[] = []
  const education = resume.education.map((school) => {
    const { startDate, endDate, dateText, current, score, courses, ...rest } = school
    if (target.part === 'dates') {
      gone.push([startDate, endDate, dateText])
      return { ...rest, score, courses }
    }
    gone.push(target.part === 'score' ? score : courses)
    const dates = { startDate, endDate, dateText, current }
    return target.part === 'score'
      ? { ...rest, ...dates, courses }
      : { ...rest, ...dates, score, courses: [] }
  })
  return {
    resume: { ...resume, education },
    leftOut: gone.flatMap((part) => lineRecords(tracedTextsIn(part), why)),
  }
}

const omitOldJobs = ({ resume, target, why, today }: Of<'jobs-before' | 'jobs-older'>): Omitted => {
  const gone = resume.work.filter((job) => isOldJob(job, { target, today }))
  return {
    resume: { ...resume, work: resume.work.filter((job) => !gone.includes(job)) },
    leftOut: gone.flatMap((job) => recordOf(job, { depth: 2, why })),
  }
}

const omit = (omission: Omission): Omitted => {
  const { resume, target } = omission
  switch (target.kind) {
    case 'section':
      return omitSection({ ...omission, target })
    case 'entry':
      return omitEntry({ ...omission, target })
    case 'line':
      return omitLine({ ...omission, target })
    case 'skill':
      return omitSkills(omission, target.name)
    case 'topic':
      return omitTopic({ ...omission, target })
    case 'contact':
      return omitContact({ ...omission, target })
    case 'profile':
      return omitProfile({ ...omission, target })
    case 'education-part':
      return omitPart({ ...omission, target })
    case 'jobs-before':
    case 'jobs-older':
      return omitOldJobs({ ...omission, target })
    case 'everything':
      return { resume, leftOut: [] }
  }
}

/** Removes what the person wants left out, and records each removal. */
export const applyOmissions = (
  resume: TracedResume,
  { wishes, today }: { wishes: Wishes; today: string | undefined },
): Omitted =>
  (wishes.leaveOut ?? []).reduce<Omitted>(
    (done, target) => {
      const next = omit({
        resume: done.resume,
        target,
        why: `You asked for it: leave out ${describeTarget(target)}`,
        today,
      })
      return { resume: next.resume, leftOut: [...done.leftOut, ...next.leftOut] }
    },
    { resume, leftOut: [] },
  )
