import { impliedBy } from '@nextrung/knowledge/skill-relations'

/** The skills plus all skills they surely imply: EC2 also counts as AWS, React as JavaScript. */
export const withBroader = (skills: Iterable<string>): Set<string> =>
  new Set([...skills].flatMap((skill) => [skill, ...impliedBy(skill)]))
