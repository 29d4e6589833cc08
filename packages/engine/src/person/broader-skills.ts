import { findSkillByName } from '@nextrung/knowledge/skills'

/** The skills plus all broader skills they imply: EC2 also counts as AWS. */
export const withBroader = (skills: Iterable<string>): Set<string> => {
  const all = new Set<string>()
  const add = (name: string): void => {
    if (all.has(name)) return
    all.add(name)
    for (const wider of findSkillByName(name)?.broader ?? []) add(wider)
  }
  for (const skill of skills) add(skill)
  return all
}
