import type { MissingSkill } from './path-node.ts'

const listed = new Intl.ListFormat('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })

const mostInstead = 3
const firstOf = (names: readonly string[]): string[] =>
  names.length > mostInstead ? [...names.slice(0, mostInstead - 1), 'something like it'] : [...names]

const rangeText = ({ from, to }: { from: number; to: number }): string =>
  from === to ? String(from) : `${from} to ${to}`

/** What there is to say about learning a missing skill: hours, what comes first, what would do instead. */
export const learningText = ({ skill, hours, after, anyOf, coveredBy }: MissingSkill): string => {
  const instead = anyOf.filter((other) => other !== skill)
  return [
    hours && `about ${rangeText(hours)} hours`,
    after.length > 0 && `after ${listed.format(after)}`,
    coveredBy && `comes with ${coveredBy}`,
    instead.length > 0 && `${either.format(firstOf(instead))} would do instead`,
  ]
    .filter(Boolean)
    .join(', ')
}
