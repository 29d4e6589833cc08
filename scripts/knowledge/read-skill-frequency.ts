import type { SkillFrequency } from '@nextrung/knowledge/market/figures'
import type { SkillRelationFacts } from './skill-facts.ts'

const mostRelated = 5

/** How often postings name each skill, and which skills they name with it. */
export const readSkillFrequency = (facts: SkillRelationFacts): { n: number; skills: SkillFrequency[] } => {
  const related = relatedSkills(facts)
  return {
    n: facts.meta.postingsCounted,
    skills: facts.skillFrequency.map((one) => ({ ...one, related: related(one.skill) })),
  }
}

const relatedSkills = ({ relations }: SkillRelationFacts) => {
  const similar = relations.filter(({ type, source }) => type === 'similar' && source === 'POSTINGS')
  return (skill: string): string[] =>
    similar
      .flatMap(({ a, b, npmi = 0 }) =>
        a === skill ? [{ name: b, npmi }] : b === skill ? [{ name: a, npmi }] : [],
      )
      .sort((one, other) => other.npmi - one.npmi)
      .map(({ name }) => name)
      .filter((name, index, all) => all.indexOf(name) === index)
      .slice(0, mostRelated)
}
