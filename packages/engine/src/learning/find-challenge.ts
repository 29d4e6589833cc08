import { challenges } from '@nextrung/knowledge/challenges'

/** What handing in a challenge is checked against; undefined for one that is not in the catalogue. */
export const findChallenge = (
  id: string,
): { title: string; skills: string[]; steps: number; criteria: number } | undefined => {
  const found = challenges.find((one) => one.id === id)
  return (
    found && {
      title: found.title,
      skills: [...found.skills],
      steps: found.steps.length,
      criteria: found.acceptanceCriteria.length,
    }
  )
}
