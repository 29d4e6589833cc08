import type { Advertisement } from '@nextrung/contract/advertisement'
import { counted, listed } from '../path/path.public.ts'
import type { AskedSkill, readAskedSkills } from './asked-skills.ts'
import type { Candidate } from './candidate.ts'
import { readIndustries } from './industries.ts'
import type { MatchPart } from './job-match.ts'
import { levelShare } from './levels.ts'
import { titleShare } from './titles.ts'

/** The parts of a score and the most each can give; they add up to 100 (docs/matching.md). */
const weights = { required: 50, title: 18, level: 8, nice: 8, domain: 8, recency: 8 } as const

type Share = { name: string; weight: number; share: number; says: string }
type Asked = ReturnType<typeof readAskedSkills>
type Job = { advertisement: Advertisement; asked: Asked }

const average = (skills: readonly AskedSkill[]): number =>
  skills.reduce((sum, { share }) => sum + share, 0) / skills.length

const requiredPart = (_: Candidate, { asked: { required, fromRole }, advertisement }: Job): Share[] => {
  if (required.length === 0) return []
  const held = required.filter(({ held }) => held === 'full' || held === 'part')
  const source = fromRole ? ` It names no skills, so these are the usual ones of ${advertisement.role}.` : ''
  return [
    {
      name: 'Required skills',
      weight: weights.required,
      share: average(required),
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
      weight: weights.nice,
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
  return [{ name: 'Title', weight: weights.title, ...found }]
}

const levelWords = {
  same: 'Your level is the one that is asked for.',
  above: 'This is a step up from your level.',
  below: 'This is a step down from your level.',
} as const

const levelPart = (candidate: Candidate, { advertisement }: Job): Share[] => {
  const found = levelShare(candidate, advertisement)
  return found
    ? [{ name: 'Level', weight: weights.level, share: found.share, says: levelWords[found.direction] }]
    : []
}

const domainPart = ({ industries }: Candidate, { advertisement }: Job): Share[] => {
  const own = [advertisement.industry, advertisement.employer].flatMap((text) => text ?? [])
  const fields = [...readIndustries(own).keys()]
  if (fields.length === 0) return []
  const shared = fields.find((field) => industries.has(field))
  return [
    {
      name: 'Field of business',
      weight: weights.domain,
      share: shared ? 1 : 0,
      says: shared
        ? `You know this field (${shared}): your resume names “${industries.get(shared)}”.`
        : `Your resume shows no work in this field (${fields[0]}).`,
    },
  ]
}

const recencyPart = ({ ofLate }: Candidate, { asked: { required } }: Job): Share[] => {
  const held = required.filter(({ held }) => held === 'full' || held === 'part')
  if (required.length === 0) return []
  const late = held.filter(({ skill }) => ofLate.has(skill))
  return [
    {
      name: 'Used lately',
      weight: weights.recency,
      share: late.length / required.length,
      says:
        late.length === 0
          ? 'None of the required skills shows in the last three years.'
          : `${counted(late.length, 'required skill')} used in the last three years.`,
    },
  ]
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
  const all = shares.reduce((sum, { weight }) => sum + weight, 0)
  const scale = 100 / all
  const most = roundTogether(
    shares.map(({ weight }) => weight * scale),
    100,
  )
  const exact = shares.map(({ share }, at) => share * (most[at] ?? 0))
  const points = roundTogether(
    exact,
    exact.reduce((sum, one) => sum + one, 0),
  )
  return shares.map(({ name, says }, at) => ({ name, points: points[at] ?? 0, most: most[at] ?? 0, says }))
}
