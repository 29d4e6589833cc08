import { coursesFor } from '@nextrung/knowledge/courses'
import { markupHours } from '@nextrung/knowledge/learning-hours'
import { hoursToLevel } from '@nextrung/knowledge/skill-levels'
import { impliedBy, prerequisitesOf } from '@nextrung/knowledge/skill-relations'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { depthShare, type MissingSkill, matchRequirements, orderMissing } from '../path/path.public.ts'
import type { KnownSkill } from '../person/known-skills.ts'
import type { Requirement } from '../person/unmet-requirements.ts'
import type { Learner } from './learner.ts'
import { skillNamed } from './learning-goal.ts'
import { levelToReach, usableLevel } from './step-levels.ts'

/** A skill to learn. */
export type Gap = MissingSkill & {
  origin: 'required' | 'prerequisite' | 'topic'
  /** The required skill that it is learned for; differs from `skill` if another one counts in its place. */
  requirement: string
  /** For a prerequisite: the gap that builds on it. */
  neededBy: string | undefined
  /** A skill of the same kind that is learned before it on this path and shortens the way. */
  likeBefore?: string
}

export type Gaps = {
  /** In the order to learn them. */
  open: Gap[]
  /** Required skills that another gap on the path counts in place of. */
  covered: { skill: string; weight: number; by: string }[]
}

type Wanted = Requirement & Pick<Gap, 'origin' | 'requirement' | 'neededBy'>
type Known = ReadonlyMap<string, KnownSkill>

export const mostTopics = 30
const lightest = 1

const isFull = (known: Known, names: readonly string[]): boolean =>
  names.some((name) => known.get(name)?.grade === 'full')

/** Skipped skills count as known while we look for what has to come first. */
const withSkipped = (known: Known, skipped: readonly string[]): Known =>
  new Map([
    ...known,
    ...skipped.map((name): [string, KnownSkill] => [
      name,
      { name, grade: 'full', evidence: 'claimed', words: name },
    ]),
  ])

/** Heaviest first; a requirement that an earlier one can replace is covered by it. */
const splitCovered = (unmet: readonly Requirement[]) => {
  const kept: Requirement[] = []
  const covered: Gaps['covered'] = []
  for (const one of [...unmet].sort((a, b) => b.weight - a.weight)) {
    const by = kept.find(({ skill }) => one.alternatives.includes(skill))
    if (by) covered.push({ skill: one.skill, weight: one.weight, by: by.skill })
    else kept.push(one)
  }
  return { kept, covered }
}

/** Whether everything to know before a skill is there; for a skill without such a list, whether it extends one. */
const isReady = (skill: string, has: ReadonlySet<string>): boolean => {
  const before = prerequisitesOf(skill)
  if (before.length === 0) return impliedBy(skill).some((name) => has.has(name))
  return before.every(({ skill: first, anyOf = [] }) => [first, ...anyOf].some((name) => has.has(name)))
}

const isLanguage = (skill: string): boolean =>
  findSkillByName(skill)?.kind === 'language' && !markupHours.has(skill)

const isTaught = (skill: string): boolean =>
  coursesFor(skill).some(({ skills }) => skills.slice(0, 2).includes(skill))

/** What extends a skill that the person has, in place of a first language that they don't: Node.js for Python. */
const nearestStart = ({ skill, alternatives }: Requirement, known: Known): string => {
  if (!isLanguage(skill)) return skill
  const had = new Set([...known.values()].filter(({ grade }) => grade === 'full').map(({ name }) => name))
  const extended = (name: string) => prerequisitesOf(name).length > 0 && isReady(name, had)
  return alternatives.find((name) => extended(name) && isTaught(name)) ?? skill
}

/** The skill that the rest of the path leads to: Django in place of Spring Boot for somebody who learns Python. */
const variantFor = ({ skill, alternatives }: Requirement, has: ReadonlySet<string>): string => {
  if (prerequisitesOf(skill).length === 0 || isReady(skill, has)) return skill
  return alternatives.find((name) => isReady(name, has) && isTaught(name)) ?? skill
}

/** Lighter requirements that a variant on the path counts for, too: Jetpack Compose for mobile UI design. */
const coveredByVariant = (wanted: readonly Wanted[]): Gaps['covered'] => {
  const variants = wanted.filter(({ skill, requirement }) => skill !== requirement)
  return wanted.flatMap((one) => {
    const by = variants.find(
      (variant) =>
        variant !== one && variant.weight >= one.weight && one.alternatives.includes(variant.skill),
    )
    return by ? [{ skill: one.requirement, weight: one.weight, by: by.requirement }] : []
  })
}

/** Adds what has to be known first and is neither known nor wanted, down to the beginning. */
const withPrerequisites = (wanted: readonly Wanted[], known: Known): Wanted[] => {
  const all = new Map(wanted.map((one) => [one.skill, one]))
  const waiting = [...wanted]
  for (let next = waiting.shift(); next; next = waiting.shift())
    for (const { skill: first, anyOf = [] } of prerequisitesOf(next.skill)) {
      const names = [first, ...anyOf]
      if (isFull(known, names) || names.some((name) => all.has(name))) continue
      const added: Wanted = {
        skill: first,
        weight: lightest,
        alternatives: [...anyOf],
        origin: 'prerequisite',
        requirement: next.requirement,
        neededBy: next.skill,
      }
      all.set(first, added)
      waiting.push(added)
    }
  return [...all.values()]
}

/** The person's own topics that are neither known nor on the path. */
const ownTopics = (topics: readonly string[], { known, wanted }: { known: Known; wanted: Wanted[] }) => {
  const names = new Set(topics.slice(0, mostTopics).map(skillNamed))
  const taken = new Set(wanted.flatMap(({ skill, requirement }) => [skill, requirement]))
  return [...names]
    .filter((name) => name !== '' && !taken.has(name) && !isFull(known, [name]))
    .map(
      (skill): Wanted => ({
        skill,
        weight: lightest,
        alternatives: [],
        origin: 'topic',
        requirement: skill,
        neededBy: undefined,
      }),
    )
}

/** Kinds of skills that somebody has met at work, whether or not they can be said to have them. */
const metAtWork: readonly string[] = ['practice', 'concept', 'tool', 'protocol']
const seniorShare = 0.5

const inFives = (hours: number): number => Math.max(5, Math.round(hours / 5) * 5)

const hoursForSenior = ({ skill, hours }: MissingSkill) => {
  const share = metAtWork.includes(findSkillByName(skill)?.kind ?? '') ? seniorShare : 1
  return share === 1 ? hours : { from: inFives(hours.from * share), to: inFives(hours.to * share) }
}

/**
 * The hours that the step takes: up to the level to reach, and fewer for somebody who has met such things at work. A
 * lower level already says that what weighs little is learned in less depth.
 */
const hoursOfStep = (gap: MissingSkill & Pick<Gap, 'origin'>, learner: Learner): MissingSkill['hours'] => {
  const met = learner.experience === 'senior' ? hoursForSenior(gap) : gap.hours
  const all = hoursToLevel(gap.skill, usableLevel)
  const some = hoursToLevel(gap.skill, levelToReach(gap, learner))
  if (!all || !some || some.to === all.to || learner.known.get(gap.skill)) return met
  const depth = depthShare(gap.weight || lightest)
  return {
    from: Math.min(met.from, inFives(((met.from / depth) * some.from) / all.from)),
    to: Math.min(met.to, inFives(((met.to / depth) * some.to) / all.to)),
  }
}

const afterLikeShare = 0.5

/** A second language on the path is learned in half the time; `gaps` are in the order to learn them. */
export const withShortcuts = (gaps: readonly Gap[]): Gap[] => {
  const first = gaps.find(({ skill }) => isLanguage(skill))
  return gaps.map((gap) => {
    if (!first || gap === first || gap.like || !isLanguage(gap.skill)) return gap
    const { from, to } = gap.hours
    return {
      ...gap,
      hours: { from: inFives(from * afterLikeShare), to: inFives(to * afterLikeShare) },
      likeBefore: first.skill,
    }
  })
}

type Preferences = { skipped: readonly string[]; topics: readonly string[] }

/**
 * What the learner lacks for their goal and their own topics, prerequisites included, in the order to learn it:
 * nothing comes before what it builds on, and the heaviest comes first.
 */
export const findGaps = (learner: Learner, { skipped, topics }: Preferences): Gaps => {
  const { goal, known } = learner
  const left = new Set(skipped.map(skillNamed))
  const unmet = matchRequirements(goal.required, known).flatMap(({ requirement, match }) =>
    match?.known.grade === 'full' || left.has(requirement.skill) ? [] : [requirement],
  )
  const { kept, covered } = splitCovered(unmet)
  const settled = withSkipped(known, [...left])
  const has = new Set([
    ...[...settled.values()].filter(({ grade }) => grade === 'full').map(({ name }) => name),
    ...kept.map((requirement) => nearestStart(requirement, known)),
  ])
  const replaced = new Set(covered.map(({ skill }) => skill))
  const wantedSkills = kept.map((requirement): Wanted => {
    const start = nearestStart(requirement, known)
    const skill =
      start !== requirement.skill
        ? start
        : variantFor(
            { ...requirement, alternatives: requirement.alternatives.filter((name) => !replaced.has(name)) },
            has,
          )
    return { ...requirement, skill, origin: 'required', requirement: requirement.skill, neededBy: undefined }
  })
  const doubled = coveredByVariant(wantedSkills)
  const required = wantedSkills.filter(
    ({ requirement }) => !doubled.some(({ skill }) => skill === requirement),
  )
  const own = ownTopics(topics, { known, wanted: required })
  const wanted = withPrerequisites(
    [...new Map([...own, ...required].map((one) => [one.skill, one])).values()],
    settled,
  )
  const bySkill = new Map(wanted.map((one) => [one.skill, one]))
  const ordered = orderMissing(
    wanted.map(({ skill, weight }) => ({ skill, weight, alternatives: [] })),
    settled,
  )
  return {
    open: ordered.map((missing) => {
      const { origin, requirement, neededBy, alternatives } = bySkill.get(missing.skill) ?? {
        origin: 'required' as const,
        requirement: missing.skill,
        neededBy: undefined,
        alternatives: [],
      }
      const weight = origin === 'required' ? missing.weight : 0
      return {
        ...missing,
        hours: hoursOfStep({ ...missing, weight, origin }, learner),
        weight,
        anyOf: alternatives,
        origin,
        requirement,
        neededBy,
      }
    }),
    covered: [...covered, ...doubled].flatMap(({ by, ...one }) => {
      const shown = required.find(({ requirement }) => requirement === by)
      return shown ? [{ ...one, by: shown.skill }] : []
    }),
  }
}
