import type { LearningCourse, LearningMilestone, LearningStep } from '@nextrung/contract/learning-path'
import { listed, type Matched, matchRequirements } from '../path/path.public.ts'
import type { Gaps } from './find-gaps.ts'
import type { Learner } from './learner.ts'
import type { PlanInput } from './learner-input.ts'
import { skillNamed } from './learning-goal.ts'
import type { MadeStep } from './make-steps.ts'
import { isPassing, type Placed } from './place-gaps.ts'
import { dayAfter, scheduleTasks, type Task } from './schedule.ts'
import { describeEvidence } from './step-reasons.ts'

type Mark = PlanInput['marks'][number]

type Making = {
  learner: Learner
  gaps: Gaps
  steps: ReadonlyMap<string, MadeStep>
  marks: readonly Mark[]
  topics: readonly string[]
}

/** What the person showed here, learned with courses or ticked: it stays visible as done. What they brought along is `held`. */
const isLearned = ({ match }: Matched): boolean =>
  match?.known.grade === 'full' && ['shown', 'course', 'marked'].includes(match.known.evidence)

const isHeld = ({ match }: Matched): boolean => match?.known.grade === 'full'

/** What the person has, by its own name: TypeScript, where it counts in place of Java. */
const ownName = ({ requirement, match }: Matched): string => match?.known.name ?? requirement.skill

const doneStep = (matched: Matched): LearningStep[] => {
  const { requirement, match } = matched
  if (!match || !isLearned(matched)) return []
  return [
    {
      skill: requirement.skill,
      status: 'done',
      weight: requirement.weight,
      origin: 'required',
      why: [],
      after: [],
      progress: 100,
      evidence: describeEvidence(match.known, requirement.skill),
      doneWhen: [],
      alternatives: [],
      articles: [],
    },
  ]
}

const coveredStep = ({ skill, weight, by }: Gaps['covered'][number]): LearningStep => ({
  skill,
  status: 'open',
  weight,
  origin: 'required',
  why: [`${by} counts in its place, so there is nothing to learn for it.`],
  after: [],
  coveredBy: by,
  doneWhen: [],
  alternatives: [],
  articles: [],
})

const withoutMain = ({ main: _main, ...step }: MadeStep): LearningStep => step

const topicMatches = ({ learner, topics }: Making): Matched[] =>
  topics.map(skillNamed).flatMap((skill) => {
    const known = learner.known.get(skill)
    return known
      ? [{ requirement: { skill, weight: 0, alternatives: [] }, match: { known, through: undefined } }]
      : []
  })

const sumHours = (steps: readonly LearningStep[]) => ({
  from: steps.reduce((sum, { hours }) => sum + (hours?.from ?? 0), 0),
  to: steps.reduce((sum, { hours }) => sum + (hours?.to ?? 0), 0),
})

const placeReason = (open: readonly LearningStep[], needs: readonly string[]): string[] => {
  const before = open.find(({ origin, after }) => origin !== 'prerequisite' && after.length > 0)
  if (needs.length === 0 || !before) return []
  return [`It builds on ${listed(needs.map((title) => `“${title}”`))}.`]
}

export type Milestone = LearningMilestone & { id: string; steps: LearningStep[] }

const makeMilestone = (placed: Placed, making: Making): Milestone | undefined => {
  const { learner, gaps, steps, marks } = making
  const required = learner.goal.required.filter(({ skill }) => placed.skills.includes(skill))
  const matches =
    placed.id === 'own-topics' ? topicMatches(making) : matchRequirements(required, learner.known)
  const open = placed.gaps.flatMap(({ skill }) => steps.get(skill) ?? []).map(withoutMain)
  const elsewhere = new Set(
    marks
      .filter(({ milestoneId }) => milestoneId !== placed.id && isPassing(milestoneId))
      .flatMap(({ skills }) => skills),
  )
  const done = matches.flatMap(doneStep).filter(({ skill }) => !elsewhere.has(skill))
  const covered = gaps.covered
    .filter(({ by }) => placed.gaps.some(({ skill }) => skill === by))
    .map(coveredStep)
  const held = [...new Set(matches.filter((one) => isHeld(one) && !isLearned(one)).map(ownName))]
  if (open.length === 0 && done.length === 0 && held.length === 0) return undefined
  const isCompleted = open.length === 0
  const toLearn = [...done, ...open].map(({ skill }) => skill)
  return {
    id: placed.id,
    title: placed.title,
    skills: toLearn.length > 0 ? toLearn : held,
    completed: isCompleted,
    why: [placed.why],
    held,
    ...(isCompleted
      ? {
          evidence: matches.flatMap(({ match, requirement }) =>
            match ? [describeEvidence(match.known, requirement.skill)] : [],
          ),
        }
      : { hours: sumHours(open) }),
    isMarked: marks.some(({ milestoneId }) => milestoneId === placed.id),
    canWait: placed.canWait,
    needs: [],
    steps: [...done, ...open, ...covered],
  }
}

/** A ticked milestone that is not made without gaps: it stays, so that it can be unticked. */
const tickedBefore = ({ learner, marks }: Making, made: readonly Milestone[]): Milestone[] => {
  const required = new Set(learner.goal.required.map(({ skill }) => skill))
  const ids = new Set(made.map(({ id }) => id))
  return marks
    .filter(
      ({ milestoneId, skills }) =>
        isPassing(milestoneId) && !ids.has(milestoneId) && skills.some((skill) => required.has(skill)),
    )
    .map(({ milestoneId, title, skills }) => ({
      id: milestoneId,
      title,
      skills: [...skills],
      completed: true,
      isMarked: true,
      evidence: skills.flatMap((skill) => {
        const known = learner.known.get(skill)
        return known ? [describeEvidence(known, skill)] : []
      }),
      steps: [],
    }))
}

/** Links each milestone to those it builds on. */
const withNeeds = (milestones: readonly Milestone[]): Milestone[] => {
  const homeOf = new Map(
    milestones.flatMap((one) => one.steps.map(({ skill }): [string, Milestone] => [skill, one])),
  )
  return milestones.map((one) => {
    const open = one.steps.filter(({ status }) => status !== 'done')
    const before = [...new Set(open.flatMap(({ after }) => after))].flatMap(
      (skill) => homeOf.get(skill) ?? [],
    )
    const needed = [...new Set(before)].filter(({ id }) => id !== one.id)
    return {
      ...one,
      needs: needed.map(({ id }) => id),
      why: [
        ...(one.why ?? []),
        ...placeReason(
          open,
          needed.map(({ title }) => title),
        ),
      ],
    }
  })
}

/** The milestones of a path, completed ones first, the others in the order to learn them. */
export const makeMilestones = (placed: readonly Placed[], making: Making): Milestone[] => {
  const made = placed.flatMap((one) => makeMilestone(one, making) ?? [])
  const all = withNeeds([...tickedBefore(making, made), ...made])
  return [...all.filter(({ completed }) => completed), ...all.filter(({ completed }) => !completed)]
}

/** Puts open milestones into the person's own order, with a warning where it contradicts what builds on what. */
export const reorder = (milestones: readonly Milestone[], order: readonly string[]): Milestone[] => {
  const placeOf = new Map(order.map((id, at) => [id, at]))
  const open = milestones.filter(({ completed }) => !completed)
  const sorted = [...open].sort(
    (a, b) => (placeOf.get(a.id) ?? order.length) - (placeOf.get(b.id) ?? order.length),
  )
  const at = new Map(sorted.map(({ id }, index) => [id, index]))
  return [
    ...milestones.filter(({ completed }) => completed),
    ...sorted.map((one, index) => {
      const late = sorted.filter(({ id }) => (one.needs ?? []).includes(id) && (at.get(id) ?? 0) > index)
      if (late.length === 0) return one
      const names = listed(late.map(({ title }) => `“${title}”`))
      return { ...one, warning: `You put this before ${names}, which it builds on.` }
    }),
  ]
}

/** The open steps as tasks, in the order of the path. */
export const tasksOf = (
  milestones: readonly Milestone[],
  courses: ReadonlyMap<string, LearningCourse>,
): Task[] =>
  milestones.flatMap(({ id, title, steps }) =>
    steps.flatMap(({ skill, hours, courseId }) =>
      hours
        ? [
            {
              skill,
              milestoneId: id,
              milestone: title,
              hours,
              courseId,
              course: courseId ? courses.get(courseId)?.name : undefined,
            },
          ]
        : [],
    ),
  )

/** Gives each step and each milestone its dates. */
export const withDates = (
  milestones: readonly Milestone[],
  { tasks, pace }: { tasks: readonly Task[]; pace: { startsOn: string; hoursPerWeek: number } },
): Milestone[] => {
  const dates = scheduleTasks(tasks, pace)
  const dateOf = new Map(tasks.map(({ milestoneId, skill }, at) => [`${milestoneId} ${skill}`, dates[at]]))
  return milestones.map((one) => {
    const steps = one.steps.map((step) => ({ ...step, ...dateOf.get(`${one.id} ${step.skill}`) }))
    const from = steps.find((step) => step.from)?.from
    const to = steps.findLast((step) => step.to)?.to
    return { ...one, steps, ...(from && to ? { from, to: to > from ? to : dayAfter(from, 1) } : {}) }
  })
}
