import { RoleFit } from '@nextrung/contract/career-path'
import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { z } from 'zod'
import { carriedInto } from './carried-into.ts'
import { counted } from './counted.ts'
import { fitReasons } from './fit-reasons.ts'
import { type FitShares, fitWeights, readFitShares } from './fit-shares.ts'
import { exactScore } from './order-roles.ts'
import type { PathInput } from './path-input.ts'
import { readRoleGap, shownMissing } from './role-gap.ts'
import { roleDemand, rolePay } from './role-pay.ts'
import { readStanding, type Standing } from './standing.ts'

export const RankedRoles = z.object({
  roles: z.array(RoleFit),
  restsOn: z.array(z.string()),
  message: z.string().optional(),
})
export type RankedRoles = z.output<typeof RankedRoles>

const mostMissing = 6

/**
 * Points for each part, in whole numbers that add up to the rounded score: a better fit never shows a lower score.
 * The points left over by rounding down go to the parts that lose most by it.
 */
const pointsOf = (shares: FitShares): number[] => {
  const exact = fitWeights.map(({ key, most }) => Math.min(1, shares[key]) * most)
  const left = Math.round(exactScore(shares)) - exact.reduce((sum, points) => sum + Math.floor(points), 0)
  const lost = (at: number): number => (exact[at] ?? 0) - Math.floor(exact[at] ?? 0)
  const raised = [...exact.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, left)
  return exact.map((points, at) => Math.floor(points) + (raised.includes(at) ? 1 : 0))
}

const partsOf = (shares: FitShares, explain: ReturnType<typeof fitReasons>['explanations']) => {
  const points = pointsOf(shares)
  return fitWeights.map(({ key, name, most }, at) => ({
    name,
    points: points[at] ?? 0,
    most,
    explanation: explain[key],
  }))
}

const fitOf = (standing: Standing, shares: FitShares, target: TargetRole | undefined) => {
  const { role } = shares
  const gap = readRoleGap(role, standing.known)
  const { reasons, explanations } = fitReasons(standing, { gap, shares })
  const parts = partsOf(shares, explanations)
  const pay = rolePay(role)
  const demand = roleDemand(role)
  return {
    role,
    score: parts.reduce((sum, { points }) => sum + points, 0),
    exact: exactScore(shares),
    reasons,
    parts,
    held: gap.held,
    missing: gap.missing
      .map(shownMissing)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostMissing),
    carriesOver: carriedInto(standing, role),
    ...(pay ? { pay } : {}),
    ...(demand ? { demand } : {}),
    isTarget: role === target,
  }
}

const isKnown = ({ known, jobs, title }: Standing): boolean =>
  known.size > 0 || jobs.length > 0 || Boolean(title)

const nothingKnown =
  'We know nothing of your skills or your work yet, so no role can be put before another. Upload a resume, or add skills to your profile.'

const littleKnown =
  'You have hardly any skill that an IT role asks for yet, so the first places are close together. Read what carries over rather than the numbers.'

const fewSkills = 3

const messageFor = (standing: Standing): string | undefined => {
  if (!isKnown(standing)) return nothingKnown
  return standing.known.size < fewSkills ? littleKnown : undefined
}

const restsOn = ({ hasResume, known, jobs }: Standing): string[] => [
  hasResume
    ? `Your newest resume and your profile: ${counted(jobs.length, 'job')} with a title and ${counted(known.size, 'skill')}, counting those that another one implies.`
    : `Your profile: ${counted(known.size, 'skill')}, counting those that another one implies. A resume makes this ranking better.`,
  'The score compares roles for you. It is not a chance of being hired, and another person’s score means nothing beside it.',
]

/** Ranks all target roles for a person, best fit first; ties keep the display order. */
export const rankRoles = (input: PathInput): RankedRoles => {
  const standing = readStanding(input)
  const fits = readFitShares(standing).map((shares) => fitOf(standing, shares, input.targetRole))
  const knows = isKnown(standing)
  const message = messageFor(standing)
  const roles = fits
    .sort((a, b) => b.exact - a.exact || targetRoles.indexOf(a.role) - targetRoles.indexOf(b.role))
    .map(({ exact: _, ...fit }, at) => ({ ...fit, rank: knows ? at + 1 : 0 }))
  return { roles, restsOn: restsOn(standing), ...(message ? { message } : {}) }
}
