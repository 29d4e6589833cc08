import type { Mention } from './find-mentions.ts'
import type { Mentioned } from './mentioned.ts'
import { readAmount, readHoursPerWeek, readYears } from './read-hours.ts'

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Everything that a message names, each once. */
export const readMentioned = (message: string, mentions: readonly Mention[]): Mentioned => {
  const roles = mentions.filter(({ type }) => type === 'role')
  const hoursPerWeek = readHoursPerWeek(message)
  const amount = readAmount(message)
  const years = readYears(message)
  return {
    roles: unique(roles.flatMap(({ role }) => role ?? [])),
    otherRoles: unique(roles.flatMap(({ role, name }) => (role === undefined ? [name] : []))),
    skills: unique(mentions.flatMap(({ type, name }) => (type === 'skill' ? [name] : []))),
    ...(hoursPerWeek !== undefined && { hoursPerWeek }),
    ...(amount !== undefined && { amount }),
    ...(years !== undefined && { years }),
  }
}
