import { withArticle } from '../text/phrases.ts'
import { carriedInto } from './carried-into.ts'
import type { FitShares } from './fit-shares.ts'
import { yearsByTitle } from './fit-shares.ts'
import { listed } from './listed.ts'
import { heldInPart, ownNames, type RoleGap } from './role-gap.ts'
import type { Standing } from './standing.ts'

const mostNamed = 5
const clearlyNear = 0.5

const skillsText = (gap: RoleGap): string => {
  const { held, required } = gap
  if (held.length === 0) return `None of its ${required.length} required skills shows yet.`
  const names = ownNames(gap)
  // A skill that implies or replaces others covers more than it names.
  const how = `${heldInPart(gap)}${names.length < held.length ? ' with' : ':'}`
  return `You cover ${held.length} of its ${required.length} required skills${how} ${listed(names, mostNamed)}.`
}

const presentText = ({ title }: Standing, { present, role }: FitShares): string =>
  present > 0 && title
    ? `You work as ${withArticle(title)}, which is a title of this role.`
    : `You don’t work as ${withArticle(role)} now.`

const titlesText = (standing: Standing, { titles, nearest, role }: FitShares): string => {
  if (!nearest || titles < clearlyNear) return `None of your titles is close to ${role}.`
  const years = yearsByTitle(standing.jobs, nearest)
  const span = years > 0 ? `, held for ${years === 1 ? '1 year' : `${years} years`},` : ''
  return titles >= 0.99
    ? `${nearest}${span} is a title of this role.`
    : `${nearest}${span} is close to ${role}.`
}

const workText = ({ work, role }: FitShares, lines: number): string => {
  if (lines === 0) return 'No job of yours has lines to compare.'
  return `The words of your ${lines} job lines match those of ${role} work to ${Math.round(work * 100)} of 100.`
}

const movesText = (standing: Standing, role: FitShares['role']): string => {
  const [first] = carriedInto(standing, role)
  const from = standing.role ?? standing.originTitle
  if (standing.role === role) return 'You know this work already, so all of it carries over.'
  if (!first || !from) return 'We know of nothing in particular that carries over.'
  return `From ${from}: ${first.what}. ${first.why}`
}

/** Why a role ranks where it does: an explanation for each part, and the reasons worth showing first. */
export const fitReasons = (
  standing: Standing,
  { gap, shares }: { gap: RoleGap; shares: FitShares },
): {
  reasons: string[]
  explanations: Record<'present' | 'skills' | 'titles' | 'work' | 'moves', string>
} => {
  const lines = standing.jobs.reduce((sum, job) => sum + job.lines.length, 0)
  const explanations = {
    present: presentText(standing, shares),
    skills: skillsText(gap),
    titles: titlesText(standing, shares),
    work: workText(shares, lines),
    moves: movesText(standing, shares.role),
  }
  const reasons = [
    ...(gap.held.length > 0 ? [explanations.skills] : []),
    ...(shares.nearest && shares.titles >= clearlyNear ? [explanations.titles] : []),
    ...(carriedInto(standing, shares.role).length > 0 ? [explanations.moves] : []),
  ]
  return { reasons, explanations }
}
