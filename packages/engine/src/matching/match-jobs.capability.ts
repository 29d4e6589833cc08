import { defineCapability, standardLimits } from '../capability.ts'
import { MatchInput } from './match-input.ts'
import { JobMatches, matchJobs } from './match-jobs.ts'

export const matchJobsCapability = defineCapability({
  name: 'matchJobs',
  input: MatchInput,
  output: JobMatches,
  builtIn: matchJobs,
  limits: standardLimits,
  messages: {
    tooComplex: 'There are too many jobs to compare at once.',
    failed: 'The jobs could not be compared with your resume. Please try again.',
  },
})
