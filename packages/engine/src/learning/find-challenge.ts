import { findOfferedChallenge } from '@nextrung/knowledge/challenges'

/** What working on a challenge is kept with; undefined for one that is not in the catalogue. */
export const findChallenge = (
  id: string,
): { title: string; skills: string[]; steps: number; criteria: number } | undefined => {
  const found = findOfferedChallenge(id)
  return (
    found && {
      title: found.title,
      skills: [...found.skills],
      steps: found.steps.length,
      criteria: found.acceptanceCriteria.length,
    }
  )
}
