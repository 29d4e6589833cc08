import type { LearningPath, LearningStep } from '@nextrung/contract/learning-path'
import { targetRoles } from '@nextrung/contract/roles'
import { chooseChallenges } from '@nextrung/engine/learning/choose-challenges'
import type { PlanInput } from '@nextrung/engine/learning/learner-input'
import { planLearning } from '@nextrung/engine/learning/plan-learning'
import { beginnerFor, comesFrom, seniorFor } from '@nextrung/engine/learning/testing/learners'
import { courseLevel } from '@nextrung/engine/person/course-level'
import { readKnownSkills } from '@nextrung/engine/person/known-skills'
import { challenges } from '@nextrung/knowledge/challenges'
import { findCourse } from '@nextrung/knowledge/courses'
import { getRole } from '@nextrung/knowledge/roles'
import { impliedBy, partsOf, prerequisitesOf } from '@nextrung/knowledge/skill-relations'
import { findSkillByName } from '@nextrung/knowledge/skills'

// Counts what can be counted of the remarks of a reader about the paths of all roles, for a beginner and for a senior of
// a neighboring role. VERBOSE=1 lists every remark.
type Read = { who: string; isSenior: boolean; input: PlanInput; path: LearningPath; steps: LearningStep[] }

const read = (who: string, input: PlanInput, isSenior: boolean): Read => {
  const { path } = planLearning(input)
  const steps = path.milestones
    .flatMap((milestone) => milestone.steps ?? [])
    .filter(({ status, coveredBy }) => status !== 'done' && coveredBy === undefined)
  return { who, isSenior, input, path, steps }
}

const paths: Read[] = targetRoles.flatMap((role) => [
  read(`${role}, beginner`, beginnerFor(role), false),
  read(`${role}, senior`, seniorFor(role, comesFrom[role]), true),
])

const requiredAnywhere = new Set(
  targetRoles.flatMap((role) => getRole(role).requiredSkills.map(({ skill }) => skill)),
)

const knownBefore = ({ input }: Read): string[] => [
  ...readKnownSkills({ resume: input.resume, profile: input.profile, claimed: [] }).keys(),
]

/** Whether a task's skill is met with: known, learned by then, or part of something that is. */
const isMet = (skill: string, reached: readonly string[]): boolean => {
  const met = new Set(reached.flatMap((name) => [name, ...partsOf(name), ...impliedBy(name)]))
  return met.has(skill) || (findSkillByName(skill)?.broader ?? []).some((wider) => met.has(wider))
}

const outOfReach = (skills: readonly string[], reached: readonly string[]): string[] =>
  skills.filter((skill) => requiredAnywhere.has(skill) && !isMet(skill, reached))

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
]

const mainOf = ({ courseId }: LearningStep) => (courseId ? findCourse(courseId) : undefined)

const lateNeeds = (one: Read): string[] => {
  const order = one.steps.map(({ skill }) => skill)
  const known = knownBefore(one)
  return one.steps.flatMap(({ skill }, at) =>
    prerequisitesOf(skill).flatMap(({ skill: first, anyOf = [] }) => {
      const places = [first, ...anyOf].map((name) => order.indexOf(name)).filter((place) => place >= 0)
      const isKnown = [first, ...anyOf].some((name) => isMet(name, known))
      return !isKnown && places.length > 0 && places.every((place) => place > at)
        ? [`${skill} before ${first}`]
        : []
    }),
  )
}

const strangeTasks = (one: Read): string[] =>
  one.steps.flatMap(({ skill, challenge }, at) => {
    const reached = [...knownBefore(one), ...one.steps.slice(0, at + 1).map((step) => step.skill)]
    const strange = outOfReach(challenges.find(({ id }) => id === challenge?.id)?.skills ?? [], reached)
    return strange.length > 0 ? [`${skill}: “${challenge?.title}” needs ${strange.join(', ')}`] : []
  })

const soon = 2

const earlyTasks = (one: Read): string[] => {
  const open = one.path.milestones.filter(({ completed }) => !completed)
  const now = open.slice(0, soon).flatMap(({ steps = [] }) => steps.map(({ skill }) => skill))
  return chooseChallenges(one.input).challenges.flatMap(({ title, skills }) => {
    const strange = outOfReach(skills, [...knownBefore(one), ...now])
    return strange.length > 0 ? [`“${title}” needs ${strange.join(', ')}`] : []
  })
}

const lengths = ({ steps }: Read, isWrong: (course: number, left: { from: number; to: number }) => boolean) =>
  steps.flatMap((step) => {
    const [course, left] = [mainOf(step), step.hours]
    if (!course?.hours || !left) return []
    return isWrong(course.hours.to, left)
      ? [`${step.skill}, ${left.from} to ${left.to} h: ${course.name}, ${course.hours.to} h`]
      : []
  })

const shareOfTaste = 20

const remarks: [string, (one: Read) => string[]][] = [
  ['a required skill comes before one that it needs', lateNeeds],
  [`a task for now that needs a skill of none of the next ${soon} milestones`, earlyTasks],
  [
    'a course for beginners as the main one of an experienced person',
    ({ steps, isSenior }) =>
      steps.flatMap((step) => {
        const course = mainOf(step)
        return isSenior && course && courseLevel(course) === 'beginner'
          ? [`${step.skill}: ${course.name}`]
          : []
      }),
  ],
  [
    `a main course that takes less than 1/${shareOfTaste} of the hours`,
    (one) => lengths(one, (course, { from }) => course < from / shareOfTaste),
  ],
  [
    'a main course that takes more than all the hours',
    (one) => lengths(one, (course, { to }) => course > to),
  ],
  [
    'the same main course for two skills',
    ({ steps }) => repeated(steps.flatMap(({ courseId }) => courseId ?? [])),
  ],
  [
    'a skill with a task only, without course or page to read',
    ({ steps }) =>
      steps
        .filter(
          ({ courseId, alternatives, articles }) => !courseId && alternatives.length + articles.length === 0,
        )
        .map(({ skill }) => skill),
  ],
  ['a task that needs another skill of the trade which comes later or never', strangeTasks],
  [
    'the same task for two skills',
    ({ steps }) => repeated(steps.flatMap(({ challenge }) => challenge?.id ?? [])),
  ],
  [
    'a skill without a task',
    ({ steps }) => steps.filter(({ challenge }) => !challenge).map(({ skill }) => skill),
  ],
]

console.log(
  `${paths.length} paths, ${paths.reduce((sum, { steps }) => sum + steps.length, 0)} skills to learn`,
)
for (const [title, find] of remarks) {
  const found = paths.map((one) => ({ who: one.who, list: find(one) })).filter(({ list }) => list.length > 0)
  const all = found.reduce((sum, { list }) => sum + list.length, 0)
  console.log(`${String(found.length).padStart(3)} paths, ${String(all).padStart(3)} times: ${title}`)
  if (process.env.VERBOSE) for (const { who, list } of found) console.log(`      ${who}: ${list.join('; ')}`)
}
