import type { DegreeLevel } from '@nextrung/contract/advertisement'
import type { TargetRole } from '@nextrung/contract/roles'
import { type FitShares, readFitShares, readStanding, type Standing } from '../path/path.public.ts'
import type { KnownSkill } from '../person/known-skills.ts'
import { spanOf } from '../time/covered-time.ts'
import { type Area, readArea } from './areas.ts'
import { readDegree } from './degrees.ts'
import { readIndustries } from './industries.ts'
import type { MatchInput } from './match-input.ts'
import { readPastSkills } from './past-skills.ts'
import { readWorkedJobs, type WorkedJob } from './worked-jobs.ts'

/** Everything about a person that advertisements are compared with, worked out once for all of them. */
export type Candidate = {
  standing: Standing
  worked: readonly WorkedJob[]
  known: ReadonlyMap<string, KnownSkill>
  /** Skills that only work of long ago shows. */
  past: ReadonlySet<string>
  roles: ReadonlyMap<TargetRole, FitShares>
  /** Null if the resume names no education. */
  degree: DegreeLevel | null
  hasClearance: boolean
  /** Where they live; undefined if unknown. */
  home: Area | undefined
  places: readonly Area[]
  isRemoteOnly: boolean
  /** Spoken languages in lower case; empty if the resume lists none. */
  languages: ReadonlySet<string>
  /** Fields of business that their work was in, with the words that say so. */
  industries: ReadonlyMap<string, string>
  yearsOfExperience: number
}

const wordsOfWork = ({ person: { resume } }: MatchInput): string[] =>
  (resume?.work ?? []).flatMap(({ name, position, description, summary, highlights }) =>
    [name, position, description, summary, ...highlights].flatMap((text) => text ?? []),
  )

const clearance = /\b(?:security clearance|TS\/SCI|top secret|secret clearance|cleared to)\b/i

const readClearance = ({ person: { resume } }: MatchInput): boolean =>
  [
    resume?.basics.summary ?? '',
    ...(resume?.certificates ?? []).map(({ name }) => name),
    ...(resume?.other ?? []).flatMap(({ heading, lines }) => [heading, ...lines]),
  ].some((text) => clearance.test(text))

/** Reads what every advertisement is compared with. */
export const readCandidate = (input: MatchInput): Candidate => {
  const { person, wishes } = input
  const standing = readStanding(person)
  const home = wishes.home ?? person.resume?.basics.location?.text ?? null
  const today = spanOf({ startDate: person.today, current: true }, person.today)
  return {
    standing,
    worked: readWorkedJobs(person),
    known: standing.known,
    past: readPastSkills(person, today?.to ?? 0),
    roles: new Map(readFitShares(standing).map((shares) => [shares.role, shares])),
    degree: readDegree(person.resume),
    hasClearance: readClearance(input),
    home: home ? readArea(home) : undefined,
    places: wishes.places.flatMap((place) => readArea(place) ?? []),
    isRemoteOnly: wishes.isRemoteOnly,
    languages: new Set((person.resume?.languages ?? []).map(({ language }) => language.toLowerCase().trim())),
    industries: readIndustries(wordsOfWork(input)),
    yearsOfExperience: Math.max(standing.allYears, person.profile.yearsOfExperience ?? 0),
  }
}
