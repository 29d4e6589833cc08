import { withBroader } from '../../person/broader-skills.ts'
import { findUnmetRequirements } from '../../person/unmet-requirements.ts'
import type { RoleNeeds } from '../optimizing/role-needs.ts'
import type { Measure, ScoreFacts } from './score-facts.ts'

type Required = RoleNeeds['required']

const weightOf = (skills: Required): number => skills.reduce((sum, { weight }) => sum + weight, 0)

const mostListed = 8
const listMissing = (missing: Required): string => {
  const named = missing.slice(0, mostListed).map(({ skill, weight }) => `${skill} (${weight})`)
  const more = missing.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** "SQL (5) with “SQL Basics”", for what the person says they learned here. */
const listLearned = (required: Required, learned: ScoreFacts['learned']): string => {
  const titleOf = ({ skill, alternatives }: Required[number]) =>
    [skill, ...alternatives].flatMap((name) => learned.get(name) ?? [])[0]
  return required
    .slice(0, mostListed)
    .map((one) => `${one.skill} (${one.weight}) with “${titleOf(one) ?? 'a course'}”`)
    .join(', ')
}

/** Those of the skills that a quiz, an exercise or a challenge here shows. */
const onlyPracticed = (required: Required, practiced: ReadonlySet<string>): Required => {
  const reached = withBroader(practiced)
  return required.filter(({ skill, alternatives }) =>
    [skill, ...alternatives].some((one) => reached.has(one)),
  )
}

/**
 * Weighs required skills; a narrower skill or an alternative counts too. A skill not yet mastered counts half, and so
 * does one that the person showed here, or says they learned here, while the resume doesn't name it.
 */
export const measureRequired = ({ needs, named, partial, learned, practiced }: ScoreFacts): Measure => {
  if (!needs) return { share: 0, explanation: '' }
  const unnamed = findUnmetRequirements(needs.required, [...named, ...partial])
  const missing = findUnmetRequirements(unnamed, learned.keys())
  const taken = unnamed.filter((one) => !missing.includes(one))
  const shown = onlyPracticed(taken, practiced)
  const told = taken.filter((one) => !shown.includes(one))
  const half = findUnmetRequirements(needs.required, named).filter((one) => !missing.includes(one))
  const basic = half.filter((one) => !taken.includes(one))
  const all = weightOf(needs.required)
  const lost = weightOf(missing) + weightOf(half) / 2
  const have = needs.required.length - missing.length
  return {
    share: all === 0 ? 1 : (all - lost) / all,
    explanation: `${have} of ${needs.required.length} required skills, weighted ${all - lost} of ${all}${missing.length > 0 ? `: missing ${listMissing(missing)}` : ''}${basic.length > 0 ? `; named as basic or still being learned, which counts half: ${listMissing(basic)}` : ''}${shown.length > 0 ? `; shown here but not on this resume, which counts half: ${listMissing(shown)}` : ''}${told.length > 0 ? `; learned here by your own word but not on this resume, which counts half: ${listLearned(told, learned)}` : ''}`,
  }
}

/** The required skills the resume names, and those of them that no job or project shows. */
export const requiredShowing = ({
  needs,
  named,
  shown,
}: ScoreFacts): { had: Required; unshown: Required } => {
  if (!needs) return { had: [], unshown: [] }
  const missing = findUnmetRequirements(needs.required, named)
  const had = needs.required.filter(({ skill }) => !missing.some((other) => other.skill === skill))
  const reached = withBroader(shown)
  return {
    had,
    unshown: had.filter(
      ({ skill, alternatives }) => ![skill, ...alternatives].some((name) => reached.has(name)),
    ),
  }
}

/**
 * Weight of the required skills mentioned in job or project lines; half of the total earns full points. A skill shown in
 * practice, but not at work, counts half.
 */
export const measureShown = (facts: ScoreFacts): Measure => {
  const { had, unshown } = requiredShowing(facts)
  const all = weightOf(facts.needs?.required ?? [])
  const practiced = onlyPracticed(unshown, facts.practiced)
  const listed = unshown.filter((one) => !practiced.includes(one))
  const shown = weightOf(had) - weightOf(unshown) + weightOf(practiced) / 2
  const half = practiced.length > 0 ? `; shown in practice, which counts half: ${listMissing(practiced)}` : ''
  const listedOnly = listed.length > 0 ? `; only listed are ${listMissing(listed)}` : ''
  return {
    share: all === 0 ? 1 : Math.min(1, shown / (all / 2)),
    explanation: `${had.length - unshown.length} of ${facts.needs?.required.length ?? 0} required skills stand in a line of a job or project, weighted ${shown} of ${all}, full from ${Math.ceil(all / 2)}${half}${listedOnly}`,
  }
}
