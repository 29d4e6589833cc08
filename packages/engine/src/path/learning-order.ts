import { markupHours, usableHours } from '@nextrung/knowledge/learning-hours'
import { prerequisitesOf, similarTo } from '@nextrung/knowledge/skill-relations'
import { findSkillByName } from '@nextrung/knowledge/skills'
import type { KnownSkill } from '../person/known-skills.ts'
import type { Requirement } from '../person/unmet-requirements.ts'

type Known = ReadonlyMap<string, KnownSkill>
export type MissingSkill = {
  skill: string
  weight: number
  anyOf: string[]
  /** Skills to learn before it. */
  after: string[]
  /** Zero if another missing skill covers this one. */
  hours: { from: number; to: number }
  /** A missing skill that is learned before and counts in this one's place. */
  coveredBy: string | undefined
  /** A known skill of the same kind that shortens the way. */
  like: string | undefined
}

const isMet = (names: readonly string[], known: Known): boolean =>
  names.some((name) => known.get(name)?.grade === 'full')

/** The prerequisites that the person lacks. Of alternatives, the one that is to be learned anyway. */
const lackingBefore = (skill: string, known: Known, wanted: ReadonlySet<string>): string[] =>
  prerequisitesOf(skill).flatMap(({ skill: first, anyOf = [] }) => {
    const names = [first, ...anyOf]
    if (isMet(names, known)) return []
    return [names.find((name) => wanted.has(name)) ?? first]
  })

const sameKindKnown = (skill: string, known: Known): string | undefined => {
  const alike = similarTo(skill).find(
    ({ skill: other, likeness }) => likeness === 'same kind' && known.get(other)?.grade === 'full',
  )
  if (alike) return alike.skill
  const isLanguage = (name: string) => findSkillByName(name)?.kind === 'language' && !markupHours.has(name)
  if (!isLanguage(skill)) return undefined
  return [...known.values()].find(({ name, grade }) => grade === 'full' && isLanguage(name))?.name
}

/** The longest chain of skills to learn before this one: 0 for Python, 3 for deep learning. */
const depthOf = (skill: string): number => {
  const known = depths.get(skill)
  if (known !== undefined) return known
  depths.set(skill, 0)
  const depth = Math.max(0, ...prerequisitesOf(skill).map((before) => 1 + depthOf(before.skill)))
  depths.set(skill, depth)
  return depth
}
const depths = new Map<string, number>()

const middleWeight = 3
const perWeight = 0.15
const perDepth = 0.2
const likeShare = 0.5
const partlyKnownShare = 0.5

/** What carries more weight is learned in more depth. */
export const depthShare = (weight: number): number => 1 + (weight - middleWeight) * perWeight

const roundTo5 = (hours: number): number => Math.max(5, Math.round(hours / 5) * 5)

const hoursFor = (skill: string, known: Known, weight: number) => {
  const like = sameKindKnown(skill, known)
  const share =
    depthShare(weight) *
    (1 + depthOf(skill) * perDepth) *
    (like ? likeShare : 1) *
    (known.get(skill)?.grade === 'partial' ? partlyKnownShare : 1)
  const base = usableHours(skill)
  return { like, hours: { from: roundTo5(base.from * share), to: roundTo5(base.to * share) } }
}

type Open = { requirement: Requirement; before: string[] }

/** Takes the heaviest skill whose prerequisites are learned first; a circle is broken at the heaviest. */
const inOrder = (open: readonly Open[]): Open[] => {
  const left = [...open].sort((a, b) => b.requirement.weight - a.requirement.weight)
  const ordered: Open[] = []
  while (left.length > 0) {
    const waiting = new Set(left.map(({ requirement }) => requirement.skill))
    const ready = left.findIndex(({ before }) => !before.some((name) => waiting.has(name)))
    ordered.push(...left.splice(Math.max(0, ready), 1))
  }
  return ordered
}

/**
 * Unmet requirements in the order to learn them: prerequisites first, then by weight. A prerequisite outside the list
 * adds its hours to the skill that needs it, and a skill that an earlier one can replace costs none. Hours grow with the
 * weight, with the number of skills to learn before it and for whole fields, and shrink for a partly known skill and for
 * one of the same kind as a known skill.
 */
export const orderMissing = (unmet: readonly Requirement[], known: Known): MissingSkill[] => {
  const wanted = new Set(unmet.map(({ skill }) => skill))
  const open = unmet.map((requirement) => ({
    requirement,
    before: lackingBefore(requirement.skill, known, wanted).filter((name) => name !== requirement.skill),
  }))
  const counted = new Set<string>()
  const learned = new Set<string>()
  return inOrder(open).map(({ requirement: { skill, weight, alternatives }, before }) => {
    const coveredBy = alternatives.find((name) => learned.has(name))
    if (coveredBy !== undefined)
      return {
        skill,
        weight,
        anyOf: alternatives,
        after: [],
        coveredBy,
        hours: { from: 0, to: 0 },
        like: undefined,
      }
    learned.add(skill)
    const extra = before.filter((name) => !wanted.has(name) && !counted.has(name))
    for (const name of extra) counted.add(name)
    const own = hoursFor(skill, known, weight)
    const added = extra.map((name) => hoursFor(name, known, 1).hours)
    return {
      skill,
      weight,
      anyOf: alternatives,
      after: before,
      coveredBy,
      hours: {
        from: added.reduce((sum, { from }) => sum + from, own.hours.from),
        to: added.reduce((sum, { to }) => sum + to, own.hours.to),
      },
      like: own.like,
    }
  })
}
