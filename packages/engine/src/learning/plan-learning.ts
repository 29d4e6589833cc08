import type { LearningEvidence } from '@nextrung/contract/learning-measures'
import { LearningPath } from '@nextrung/contract/learning-path'
import { studyHoursPerWeek } from '@nextrung/knowledge/learning-hours'
import { z } from 'zod'
import { matchRequirements } from '../path/path.public.ts'
import { findGaps, type Gap, withShortcuts } from './find-gaps.ts'
import { type Learner, readLearner, readMarks } from './learner.ts'
import type { PlanInput } from './learner-input.ts'
import { aRole } from './learning-goal.ts'
import { type Milestone, makeMilestones, reorder, tasksOf, withDates } from './make-milestones.ts'
import { type MadeStep, makeSteps } from './make-steps.ts'
import { placeGaps } from './place-gaps.ts'
import { planBasis } from './plan-basis.ts'
import { dayAfter, planWeeks, shownDuration, startDay } from './schedule.ts'
import { describeEvidence } from './step-reasons.ts'

export const PlannedPath = z.object({
  path: LearningPath,
  /** False if neither the role nor the request says what to learn; `path.message` then says what to do. */
  isPlanned: z.boolean(),
})
export type PlannedPath = z.output<typeof PlannedPath>

const fewestHours = 1
const mostHours = 168

const mostEntries = 200
const longestText = 100

const bounded = (texts: readonly string[]): string[] =>
  texts.slice(0, mostEntries).map((text) => text.slice(0, longestText))

const boundedPreferences = ({ preferences }: PlanInput): PlanInput['preferences'] => ({
  ...preferences,
  order: bounded(preferences.order),
  skipped: bounded(preferences.skipped),
  topics: bounded(preferences.topics),
})

/** In the order of the milestones, and within one in the order to learn them. */
const inPathOrder = (gaps: readonly Gap[], milestones: readonly { gaps: readonly Gap[] }[]): Gap[] => {
  const placed = milestones.flatMap((one) => one.gaps)
  return [...gaps].sort((a, b) => placed.indexOf(a) - placed.indexOf(b))
}

const messageFor = ({ goal, known, standing }: Learner, open: readonly Gap[]): string | undefined => {
  if (goal.required.length === 0)
    return `We have no data on the role “${goal.name}”. Choose one of our roles, or name the skills that it asks for.`
  if (known.size === 0)
    return standing.hasResume
      ? 'No IT skill shows in your resume or profile yet. If you have some, add them, and the path will start after them.'
      : 'This path knows none of your skills. Upload a resume, or name what you can do, and it will start from there.'
  if (open.length === 0)
    return `You have every skill that we list for ${aRole(goal)}. Add topics of your own, or try an advanced challenge.`
  return undefined
}

/** Hours of what is counted: everything that cannot wait, or all of it if all of it can. */
const hoursToCount = (milestones: readonly Milestone[]) => {
  const open = milestones.filter(({ completed }) => !completed)
  const core = open.filter(({ canWait }) => !canWait)
  const counted = core.length > 0 ? core : open
  return {
    from: counted.reduce((sum, { hours }) => sum + (hours?.from ?? 0), 0),
    to: counted.reduce((sum, { hours }) => sum + (hours?.to ?? 0), 0),
  }
}

/** The main courses in the order of the path, each once, described for the first skill that it is for. */
const mainCourses = (milestones: readonly Milestone[], steps: ReadonlyMap<string, MadeStep>) => {
  const found = milestones
    .flatMap((one) => one.steps)
    .flatMap(({ skill, courseId }) => {
      const main = courseId ? steps.get(skill)?.main : undefined
      return main && courseId ? [[courseId, main] as const] : []
    })
  return [...new Map([...found].reverse()).values()].reverse()
}

/** What shows each required skill that the person has; what they know in part is still to be learned. */
const acquiredBy = ({ goal, known }: Learner): LearningEvidence[] =>
  matchRequirements(goal.required, known).flatMap(({ requirement: { skill }, match }) =>
    match?.known.grade === 'full' ? [describeEvidence(match.known, skill)] : [],
  )

const percentage = (had: number, all: number): number => (all === 0 ? 0 : Math.round((had / all) * 100))

const paceOf = ({ preferences, today }: PlanInput, { userType }: Learner) => ({
  startsOn: startDay(today, preferences.startsOn),
  hoursPerWeek: Math.min(
    mostHours,
    Math.max(fewestHours, preferences.hoursPerWeek ?? studyHoursPerWeek[userType]),
  ),
})

/**
 * The way to a role: what is missing, in which order, with what and by when. Everything in it comes from what the person
 * gave us or says in the request, and from the knowledge base. Same input, same answer.
 */
export const planLearning = (input: PlanInput): PlannedPath => {
  const learner = readLearner(input)
  const preferences = boundedPreferences(input)
  const marks = readMarks(input)
  const gaps = findGaps(learner, preferences)
  const placed = placeGaps(gaps.open, learner.goal)
  const steps = makeSteps(withShortcuts(inPathOrder(gaps.open, placed)), {
    learner,
    withdrawn: new Set(input.withdrawnCourses ?? []),
  })
  const made = makeMilestones(placed, { learner, gaps, steps, marks, topics: preferences.topics })
  const ordered = reorder(made, preferences.order)
  const courses = mainCourses(ordered, steps)
  const pace = paceOf(input, learner)
  const tasks = tasksOf(ordered, new Map(courses.flatMap((one) => (one.id ? [[one.id, one] as const] : []))))
  const milestones = withDates(ordered, { tasks, pace })
  const hours = hoursToCount(milestones)
  const evidence = acquiredBy(learner)
  const acquired = evidence.map(({ skill }) => skill)
  const required = learner.goal.required.map(({ skill }) => skill)
  const message = messageFor(learner, gaps.open)
  const endAfter = (needed: number) => dayAfter(pace.startsOn, (needed / pace.hoursPerWeek) * 7)
  return {
    isPlanned: required.length > 0,
    path: {
      courses,
      estimatedDuration: shownDuration(hours, pace.hoursPerWeek),
      milestones,
      progressPercentage: percentage(acquired.length, required.length),
      goal: { role: learner.goal.name, userType: learner.userType },
      ...(!learner.goal.isExact && learner.goal.role ? { comparedWith: learner.goal.role } : {}),
      required,
      acquired,
      evidence,
      skipped: preferences.skipped,
      hoursPerWeek: pace.hoursPerWeek,
      hours,
      startsOn: pace.startsOn,
      finishes: { from: endAfter(hours.from), to: endAfter(hours.to) },
      basis: planBasis(input, { learner, milestones, figures: { hours, hoursPerWeek: pace.hoursPerWeek } }),
      ...(message ? { message } : {}),
      weeks: planWeeks(tasks, pace),
    },
  }
}
