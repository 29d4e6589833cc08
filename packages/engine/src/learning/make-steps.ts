import type { LearningCourse, LearningStep } from '@nextrung/contract/learning-path'
import { findCourse } from '@nextrung/knowledge/courses'
import { levelsOf } from '@nextrung/knowledge/skill-levels'
import { chooseCourses } from './choose-courses.ts'
import { chooseTask } from './choose-task.ts'
import { documentationOf } from './documentation.ts'
import type { Gap } from './find-gaps.ts'
import type { Learner } from './learner.ts'
import { startLevel } from './start-level.ts'
import { levelToReach, stepLevels } from './step-levels.ts'
import { describeEvidence, stepReasons } from './step-reasons.ts'

/** A step without its dates, with its main course. */
export type MadeStep = Omit<LearningStep, 'from' | 'to'> & { main: LearningCourse | undefined }

type Making = {
  learner: Learner
  gaps: readonly Gap[]
  withdrawn: ReadonlySet<string>
  /** What the person knows or learns anywhere on this path. */
  familiar: ReadonlySet<string>
  /** What they know or have learned by the step in hand. */
  reached: Set<string>
  usedCourses: Set<string>
  usedChallenges: Set<string>
}

const mostCapabilities = 3
// A course whose length we don't know is taken for this share of the time that a skill takes.
const usualCourseShare = 0.4

/** Hours of the courses under way, as far as they are done. */
const hoursDone = ({ skill, hours }: Gap, { startedIds }: Learner): number => {
  const middle = (hours.from + hours.to) / 2
  return [...startedIds].reduce((sum, [id, percent]) => {
    const course = findCourse(id)
    if (!course?.skills.slice(0, 2).includes(skill)) return sum
    const whole = course.hours ? (course.hours.from + course.hours.to) / 2 : middle * usualCourseShare
    return sum + (Math.min(whole, middle) * percent) / 100
  }, 0)
}

const basicsPercent = 50
const mostBeforeDone = 95

const progressOf = (gap: Gap, { known, learner }: { known: Learner['known']; learner: Learner }): number => {
  const base = known.get(gap.skill)?.evidence === 'course' ? basicsPercent : 0
  const middle = (gap.hours.from + gap.hours.to) / 2
  const share = middle === 0 ? 0 : hoursDone(gap, learner) / middle
  return Math.min(mostBeforeDone, Math.round(base + share * (100 - base)))
}

/** What to learn a skill with: courses and articles, and a task; pages to read where there is only a task. */
const chooseWays = (gap: Gap, { learner, withdrawn, familiar, usedCourses, ...making }: Making) => {
  const start = startLevel(gap, learner)
  const choice = chooseCourses({ gap, start }, { learner, withdrawn, familiar, used: usedCourses })
  const challenge = chooseTask(
    { skill: gap.skill, start, isOnly: choice.main === undefined && choice.articles.length === 0 },
    { learner, reached: making.reached, used: making.usedChallenges },
  )
  const main = choice.main ?? (challenge ? undefined : choice.nearest)
  const alternatives = [
    ...(choice.nearest && choice.nearest !== main ? [choice.nearest] : []),
    ...choice.alternatives,
  ]
  const hasPages = main !== undefined || alternatives.length + choice.articles.length > 0
  return {
    main,
    challenge,
    alternatives,
    articles: hasPages ? choice.articles : documentationOf(gap.skill),
  }
}

const makeStep = (gap: Gap, making: Making): MadeStep => {
  const { learner } = making
  const start = startLevel(gap, learner)
  const { main, alternatives, articles, challenge } = chooseWays(gap, making)
  const had = learner.known.get(gap.skill)
  const done = hoursDone(gap, learner)
  const progress = progressOf(gap, { known: learner.known, learner })
  const isStarted = progress > 0 || (main?.id !== undefined && learner.startedIds.has(main.id))
  return {
    skill: gap.skill,
    status: isStarted ? 'started' : 'open',
    weight: gap.weight,
    origin: gap.origin,
    why: stepReasons(gap, { learner, gaps: making.gaps }),
    after: gap.after,
    ...(gap.skill === gap.requirement || gap.origin !== 'required' ? {} : { inPlaceOf: gap.requirement }),
    level: start.level,
    ...stepLevels(gap, learner),
    hours: {
      from: Math.max(1, Math.round(gap.hours.from - done)),
      to: Math.max(1, Math.round(gap.hours.to - done)),
    },
    progress,
    ...(had ? { evidence: describeEvidence(had, gap.skill) } : {}),
    doneWhen: (levelsOf(gap.skill)[levelToReach(gap, learner) - 1]?.requiredCapabilities ?? []).slice(
      0,
      mostCapabilities,
    ),
    ...(main?.id ? { courseId: main.id } : {}),
    ...(main?.relatedTo ? { courseNote: main.relatedTo } : {}),
    alternatives,
    articles,
    ...(challenge ? { challenge } : {}),
    main,
  }
}

/** The steps for the gaps in the order of the path, each with what to learn it with. */
export const makeSteps = (
  gaps: readonly Gap[],
  { learner, withdrawn }: { learner: Learner; withdrawn: ReadonlySet<string> },
): Map<string, MadeStep> => {
  const making: Making = {
    learner,
    gaps,
    withdrawn,
    familiar: new Set([...learner.known.keys(), ...gaps.map(({ skill }) => skill)]),
    reached: new Set(learner.known.keys()),
    usedCourses: new Set(),
    usedChallenges: new Set(),
  }
  return new Map(
    gaps.map((gap) => {
      making.reached.add(gap.skill)
      return [gap.skill, makeStep(gap, making)]
    }),
  )
}
