import type { Job, JobOutcome } from '@nextrung/contract/job-match'
import { type AutoApply, outcomeSays } from './auto-apply.ts'
import type { MatchedJob } from './find-matches.ts'

/** A job as a search shows it. */
export const jobAnswer = (
  { id, posting, score, match }: MatchedJob,
  { outcome, autoApply }: { outcome: JobOutcome; autoApply: AutoApply },
): Job => {
  const { advertisement, description, process } = posting
  const { title, employer, places, requirements, role, level, mode, employment, pay, posted } = advertisement
  return {
    id,
    title,
    company: employer ?? '',
    location: places.join(', '),
    description,
    requirements: requirements.map(({ words }) => words),
    matchScore: score,
    isSample: true,
    match,
    role,
    level,
    mode,
    employment,
    pay,
    posted,
    process,
    outcome: { kind: outcome, says: outcomeSays(outcome, autoApply) },
  }
}
