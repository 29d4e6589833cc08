import type { Advertisement } from '@nextrung/contract/advertisement'
import { counted, listed } from '../path/path.public.ts'
import type { AskedSkill, readAskedSkills } from './asked-skills.ts'
import type { Candidate } from './candidate.ts'
import { readIndustries } from './industries.ts'
import type { MatchPart } from './job-match.ts'
import { levelShare } from './levels.ts'
import { titleShare } from './titles.ts'

/** The parts of a score and the most each can give; they add up to 100 (docs/matching.md). */
const weights = { required: 53, title: 18, level: 8, nice: 8, domain: 5, recency: 8 } as const
// Nobody has held the title of a first job yet, so what they can do counts for more.
const entryWeights = { ...weights, required: 63, title: 8 } as const

const weightsFor = ({ level, yearsMin }: Advertisement): Record<keyof typeof weights, number> =>
  level === 'intern' || level === 'junior' || (level === null && yearsMin === 0) ? entryWeights : weights

type Share = { key: keyof typeof weights; name: string; share: number; says: string }
type Asked = ReturnType<typeof readAskedSkills>
type Job = { advertisement: Advertisement; asked: Asked }

// The first skills open the door, the last ones only round the picture off.
const bend = 0.6

const average = (skills: readonly AskedSkill[]): number =>
  skills.reduce((sum, { share }) => sum + share, 0) / skills.length

const requiredPart = (_: Candidate, { asked: { required, fromRole }, advertisement }: Job): Share[] => {
  if (required.length === 0) return []
  const held = required.filter(({ held }) => held === 'full' || held === 'part')
  const source = fromRole ? ` It names no skills, so these are the usual ones of ${advertisement.role}.` : ''
  return [
    {
      name: 'Required skills',
      key: 'required',
      share: average(required) ** bend,
      says: `You have ${held.length} of ${counted(required.length, 'required skill')}.${source}`,
    },
  ]
}

const nicePart = (_: Candidate, { asked: { nice } }: Job): Share[] => {
  if (nice.length === 0) return []
  const held = nice.filter(({ held }) => held === 'full' || held === 'part')
  return [
    {
      name: 'Nice to have',
      key: 'nice',
      share: average(nice),
      says:
        held.length === 0
          ? 'None of the extras shows.'
          : `You have ${listed(
              held.map(({ skill }) => skill),
              3,
            )}.`,
    },
  ]
}

const titlePart = (candidate: Candidate, { advertisement }: Job): Share[] => {
  const found = titleShare(candidate, advertisement)
  return [{ key: 'title', name: 'Title', ...found }]
}

const levelWords = {
  same: 'Your level is the one that is asked for.',
  above: 'This is a step up from your level.',
  below: 'This is a step down from your level.',
} as const

const levelPart = (candidate: Candidate, { advertisement }: Job): Share[] => {
  const found = levelShare(candidate, advertisement)
  return found ? [{ name: 'Level', key: 'level', share: found.share, says: levelWords[found.direction] }] : []
}

const domainPart = ({ industries }: Candidate, { advertisement }: Job): Share[] => {
  const own = [advertisement.industry, advertisement.employer].flatMap((text) => text ?? [])
  const fields = [...readIndustries(own).keys()]
  if (fields.length === 0) return []
  const shared = fields.find((field) => industries.has(field))
  return [
    {
      name: 'Field of business',
      key: 'domain',
      share: shared ? 1 : 0,
      says: shared
        ? `You know this field (${shared}): your resume names “${industries.get(shared)}”.`
        : `Your resume shows no work in this field (${fields[0]}).`,
    },
  ]
}

const recencyPart = ({ past }: Candidate, { asked: { required } }: Job): Share[] => {
  if (required.length === 0) return []
  const held = required.filter(({ held }) => held === 'full' || held === 'part')
  const old = held.filter(({ skill }) => past.has(skill)).map(({ skill }) => skill)
  return [
    {
      key: 'recency',
      name: 'Used lately',
      share: (held.length - old.length) / required.length,
      says: recencyText(held.length, old),
    },
  ]
}

const recencyText = (held: number, old: readonly string[]): string => {
  if (held === 0) return 'None of the required skills shows.'
  return old.length === 0
    ? 'Nothing says that a required skill of yours is from long ago.'
    : `Only work that ended more than three years ago shows ${listed(old, 3)}.`
}

const readers = [requiredPart, titlePart, levelPart, nicePart, domainPart, recencyPart] as const

/** Whole numbers that add up to `total`, as near to the exact ones as they can be. */
const roundTogether = (exact: readonly number[], total: number): number[] => {
  const whole = exact.map(Math.floor)
  const left = Math.round(total) - whole.reduce((sum, one) => sum + one, 0)
  const byLoss = exact
    .map((value, at) => ({ at, loss: value - Math.floor(value) }))
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
    .slice(0, Math.max(0, left))
  return whole.map((value, at) => value + (byLoss.some((one) => one.at === at) ? 1 : 0))
}

/**
 * What a score is made of. Parts that an advertisement says nothing about are left out and the others count for more,
 * so that the most is always 100.
 */
export const readParts = (candidate: Candidate, job: Job): MatchPart[] => {
  const shares = readers.flatMap((read) => read(candidate, job))
  const weighing = weightsFor(job.advertisement)
  const scale = 100 / shares.reduce((sum, { key }) => sum + weighing[key], 0)
  const most = roundTogether(
    shares.map(({ key }) => weighing[key] * scale),
    100,
  )
  const exact = shares.map(({ share }, at) => share * (most[at] ?? 0))
  const points = roundTogether(
    exact,
    exact.reduce((sum, one) => sum + one, 0),
  )
  return shares.map(({ name, says }, at) => ({ name, points: points[at] ?? 0, most: most[at] ?? 0, says }))
}
