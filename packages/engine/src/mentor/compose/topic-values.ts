import type { TargetRole } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import type { MentorFacts, SlotValues } from '../mentor-facts.ts'
import type { Mentioned } from '../understand/mentioned.ts'

/** Facts that depend on the role that is spoken of; those of the target role do not hold for another. */
const ofRole: readonly (keyof SlotValues)[] = [
  'skillsHeld',
  'skillsHeldCount',
  'gap1',
  'gap2',
  'gap3',
  'gapWhy',
  'nextMilestone',
  'pathDuration',
  'course1',
  'course1Platform',
  'course1Cost',
  'freeCourse',
  'transferable',
  'nearRole',
  'stepRole',
  'payMedian',
  'payRange',
  'paySource',
  'growth',
  'growthSource',
  'demand',
  'openings',
  'topSkills',
  'entryNote',
]
const ofSkill: readonly (keyof SlotValues)[] = [
  'skillLevel',
  'skillShare',
  'skillShareSource',
  'skillRelated',
  'skillHours',
]

const listWords = (names: readonly string[]): string | undefined => {
  const shown = names.slice(0, 3)
  const last = shown.at(-1)
  if (last === undefined) return undefined
  return shown.length === 1 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}

const without = (values: SlotValues, slots: readonly (keyof SlotValues)[]): SlotValues => {
  const dropped = new Set<string>(slots)
  return Object.fromEntries(Object.entries(values).filter(([slot]) => !dropped.has(slot)))
}

/** A role's name within a sentence, without the abbreviation in brackets. */
const nameRole = (role: string): string => role.replace(/ \(.*\)$/, '')

const compareRoles = ([first, second]: readonly [TargetRole, TargetRole]): SlotValues => {
  const [one, other] = [first, second].map((role) => getRole(role).requiredSkills.map(({ skill }) => skill))
  if (!one || !other) return {}
  return {
    sharedSkills: listWords(one.filter((name) => other.includes(name))),
    onlyFirst: listWords(one.filter((name) => !other.includes(name))),
    onlySecond: listWords(other.filter((name) => !one.includes(name))),
  }
}

const secondValues = (values: SlotValues | undefined): SlotValues => ({
  secondPayMedian: values?.payMedian,
  secondGrowth: values?.growth,
  secondDemand: values?.demand,
  secondTopSkills: values?.topSkills,
})

const roleValues = (mentioned: Mentioned, facts: MentorFacts): SlotValues => {
  const { targetRole, slots } = facts
  const figures = (role: TargetRole) => (role === targetRole ? slots : (facts.roles[role] ?? {}))
  const [first, second] = mentioned.roles
  const [otherFirst] = mentioned.otherRoles
  if (first === undefined) {
    const unknown = otherFirst === undefined ? {} : { role: otherFirst }
    return otherFirst === undefined ? slots : { ...without(slots, ofRole), ...unknown }
  }
  const own = first === targetRole ? slots : { ...without(slots, ofRole), ...figures(first) }
  const pair: readonly [TargetRole, TargetRole] | undefined =
    second !== undefined
      ? [first, second]
      : targetRole !== undefined && targetRole !== first
        ? [first, targetRole]
        : undefined
  return {
    ...own,
    role: nameRole(first),
    ...(pair && { secondRole: nameRole(pair[1]), ...secondValues(figures(pair[1])), ...compareRoles(pair) }),
  }
}

/** The values of all slots for what a message is about: roles and skills that it names go before the person's own. */
export const valuesFor = (mentioned: Mentioned, facts: MentorFacts): SlotValues => {
  const target = facts.targetRole && nameRole(facts.targetRole)
  const [skill, secondSkill] = mentioned.skills
  const values = {
    ...(target !== undefined && { role: target, targetRole: target }),
    ...roleValues(mentioned, facts),
  }
  if (skill === undefined) return values
  return {
    ...without(values, ofSkill),
    ...facts.skills[skill],
    skill,
    ...(secondSkill !== undefined && { secondSkill }),
  }
}
