import { markupHours } from '@nextrung/knowledge/learning-hours'
import type { LearningStage } from '@nextrung/knowledge/learning-stages/learning-stage'
import { listed } from '../path/path.public.ts'
import type { Requirement } from '../person/unmet-requirements.ts'
import type { Gap } from './find-gaps.ts'
import type { LearningGoal } from './learning-goal.ts'

/** A milestone before its courses and dates are chosen. */
export type Placed = {
  id: string
  title: string
  why: string
  /** The required skills that belong to it, held or not. */
  skills: readonly string[]
  /** In the order to learn them. */
  gaps: Gap[]
  canWait: boolean
}

/** Skills below this weight can wait, unless a heavier one builds on them. */
const coreWeight = 3
// A light skill that takes no longer than this is learned on the way.
const shortHours = 60
const largestGroup = 5
const mostGroups = 7

const ownTopics = {
  id: 'own-topics',
  title: 'Learn what you added yourself',
  why: 'You put these topics on your path.',
} as const
const roundOff = {
  id: 'finishing-touches',
  title: 'Add the finishing touches',
  why: 'Employers ask for these less often, so they can wait until you have the job.',
} as const

const furtherId = 'further-'

/** Milestones that exist only while something is missing for them. */
export const isPassing = (id: string): boolean => id === roundOff.id || id.startsWith(furtherId)

/** Milestones for skills that no milestone of the role's covers. */
const furtherStages = ({ required, stages, name }: LearningGoal): LearningStage[] => {
  const staged = new Set(stages.flatMap(({ skills }) => skills))
  const left = required.filter(({ skill }) => !staged.has(skill)).map(({ skill }) => skill)
  const size = Math.max(largestGroup, Math.ceil(left.length / mostGroups))
  return Array.from({ length: Math.ceil(left.length / size) }, (_, at) => {
    const skills = left.slice(at * size, (at + 1) * size)
    return {
      id: `${furtherId}${at + 1}`,
      title: `Learn ${listed(skills, 2)}`,
      why: `The skills named for ${name || 'this role'} include ${skills.length === 1 ? 'it' : 'them'}.`,
      skills,
    }
  })
}

/** The gaps that weigh enough to come first, and what they build on; all of them if none does. */
const coreOf = (gaps: readonly Gap[]): ReadonlySet<string> => {
  const heavy = gaps.filter(({ weight, origin }) => weight >= coreWeight || origin === 'topic')
  const core = new Set((heavy.length > 0 ? heavy : gaps).map(({ skill }) => skill))
  for (const { skill, after } of [...gaps].reverse())
    if (core.has(skill)) for (const name of after) core.add(name)
  return core
}

const isShort = ({ skill, hours }: Gap): boolean => hours.to <= shortHours || markupHours.has(skill)

type Slots = { stages: readonly LearningStage[]; topics: number; last: number }

const slotsFor = (stages: readonly LearningStage[]): Slots => ({
  stages,
  topics: stages.length,
  last: stages.length + 1,
})

const hasHeavy = ({ skills }: LearningStage, required: readonly Requirement[]): boolean =>
  required.some(({ skill, weight }) => weight >= coreWeight && skills.includes(skill))

/** Where each gap would be if nothing had to come before anything. */
const wishedSlot = (
  gap: Gap,
  { slots, core, required }: { slots: Slots; core: ReadonlySet<string>; required: readonly Requirement[] },
): number => {
  if (gap.origin === 'topic') return slots.topics
  const at = slots.stages.findIndex(({ skills }) => skills.includes(gap.requirement))
  const stage = slots.stages[at]
  if (!stage) return slots.topics
  if (core.has(gap.skill)) return at
  return isShort(gap) || !hasHeavy(stage, required) ? at : slots.last
}

/**
 * A prerequisite goes with the first gap that needs it, and no gap goes before what it builds on. `gaps` are in an
 * order in which each comes after what it builds on.
 */
const settleSlots = (gaps: readonly Gap[], wished: (gap: Gap) => number): Map<string, number> => {
  const early = new Map<string, number>()
  for (const gap of [...gaps].reverse()) {
    const needed = gaps
      .filter(({ after }) => after.includes(gap.skill))
      .map(({ skill }) => early.get(skill) ?? 0)
    const own = gap.origin === 'prerequisite' && needed.length > 0 ? [] : [wished(gap)]
    early.set(gap.skill, Math.min(...own, ...needed))
  }
  const settled = new Map<string, number>()
  for (const { skill, after } of gaps)
    settled.set(skill, Math.max(early.get(skill) ?? 0, ...after.map((name) => settled.get(name) ?? 0)))
  return settled
}

/** In the authored order; what a skill needs from the same milestone still comes before it. */
const inStageOrder = (gaps: readonly Gap[], order: readonly string[]): Gap[] => {
  // A prerequisite has no place of its own: what needs it draws it forward.
  const placeOf = ({ origin, requirement }: Gap): number =>
    origin === 'required' ? order.indexOf(requirement) : order.length
  const wanted = [...gaps].sort((a, b) => placeOf(a) - placeOf(b))
  const ordered = new Set<Gap>()
  const add = (gap: Gap): void => {
    for (const name of gap.after) {
      const before = gaps.find(({ skill }) => skill === name)
      if (before && !ordered.has(before)) add(before)
    }
    ordered.add(gap)
  }
  for (const gap of wanted) add(gap)
  return [...ordered]
}

/**
 * Groups the gaps into the milestones of the role: what weighs little goes last unless it is short or something builds
 * on it, and the person's own topics come before that.
 */
export const placeGaps = (gaps: readonly Gap[], goal: LearningGoal): Placed[] => {
  const stages = [...goal.stages, ...furtherStages(goal)]
  const slots = slotsFor(stages)
  const core = coreOf(gaps)
  const slotOf = settleSlots(gaps, (gap) => wishedSlot(gap, { slots, core, required: goal.required }))
  const inSlot = (slot: number) => gaps.filter(({ skill }) => slotOf.get(skill) === slot)
  const requiredNames = new Set(goal.required.map(({ skill }) => skill))
  const moved = new Set(inSlot(slots.last).map(({ requirement }) => requirement))
  const placed = stages.map((stage, slot) => ({
    ...stage,
    skills: stage.skills.filter((name) => requiredNames.has(name) && !moved.has(name)),
    gaps: inStageOrder(inSlot(slot), stage.skills),
    canWait: false,
    slot,
  }))
  const extra = (given: typeof ownTopics | typeof roundOff, slot: number) => ({
    ...given,
    skills: [],
    gaps: inSlot(slot),
    canWait: slot === slots.last,
    slot,
  })
  return [...placed, extra(ownTopics, slots.topics), extra(roundOff, slots.last)]
    .sort((a, b) => a.slot - b.slot)
    .map(({ slot: _slot, ...one }) => one)
}
