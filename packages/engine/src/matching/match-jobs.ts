import type { Advertisement } from '@nextrung/contract/advertisement'
import { z } from 'zod'
import { type AskedSkill, readAskedSkills } from './asked-skills.ts'
import { type Candidate, readCandidate } from './candidate.ts'
import { readGates } from './gates.ts'
import { JobMatch, type MatchedSkill } from './job-match.ts'
import type { MatchInput } from './match-input.ts'
import { readParts } from './parts.ts'
import { summaryOf } from './summary.ts'

export const JobMatches = z.object({ matches: z.array(JobMatch) })
export type JobMatches = z.output<typeof JobMatches>

/** The most that an advertisement can score if one of its gates has failed. */
const cappedAt = 39

const withoutShare = ({ share: _, ...skill }: AskedSkill): MatchedSkill => skill

const matchJob = (
  candidate: Candidate,
  { id, advertisement }: { id: string; advertisement: Advertisement },
): JobMatch => {
  const gates = readGates(candidate, advertisement)
  const asked = readAskedSkills(candidate, advertisement)
  const parts = readParts(candidate, { advertisement, asked })
  const sum = parts.reduce((total, { points }) => total + points, 0)
  const failed = gates.filter(({ ok }) => ok === false)
  return {
    id,
    score: failed.length > 0 ? Math.min(sum, cappedAt) : sum,
    gates,
    parts,
    required: asked.required.map(withoutShare),
    nice: asked.nice.map(withoutShare),
    summary: summaryOf({ required: asked.required, failed }),
  }
}

/** Compares a person with advertisements, and says what each score is made of. The order is that of the input. */
export const matchJobs = (input: MatchInput): JobMatches => {
  const candidate = readCandidate(input)
  return { matches: input.jobs.map((job) => matchJob(candidate, job)) }
}
