import type { LearningPath, LearningStep } from '@nextrung/contract/learning-path'
import { coursesFor, findCourse } from '@nextrung/knowledge/courses'
import { levelsOf } from '@nextrung/knowledge/skill-levels'
import { expect, test } from 'vitest'
import { courseLevel } from '../person/course-level.ts'
import type { PlanInput } from './learner-input.ts'
import { PlannedPath, planLearning } from './plan-learning.ts'
import { barista, beginnerFor, frontendSenior, stranger } from './testing/learners.ts'

const planFor = (input: PlanInput): LearningPath => planLearning(input).path

const openSteps = ({ milestones }: LearningPath): LearningStep[] =>
  milestones
    .flatMap(({ steps = [] }) => steps)
    .filter(({ status, coveredBy }) => status !== 'done' && coveredBy === undefined)

const stepFor = (path: LearningPath, skill: string): LearningStep => {
  const step = openSteps(path).find((one) => one.skill === skill)
  if (!step) throw new Error(`There is no step for ${skill}.`)
  return step
}

const allCourses = (path: LearningPath) => [
  ...path.courses,
  ...openSteps(path).flatMap(({ alternatives }) => alternatives),
]

const withSkills = (input: PlanInput, currentSkills: string[]): PlanInput => ({
  ...input,
  request: { currentSkills },
})

const enrollment = (courseId: string, given: Partial<PlanInput['enrollments'][number]>) => ({
  courseId,
  name: findCourse(courseId)?.name ?? courseId,
  status: 'in_progress' as const,
  progress: 0,
  ...given,
})

test('a barista with one SQL course starts after basic SQL on the way to data engineering', () => {
  const path = planFor(barista)
  const [first] = openSteps(path)
  expect([first?.skill, first?.level, first?.evidence?.grade]).toEqual(['SQL', 'intermediate', 'partly'])
  expect(first?.why.join(' ')).toContain('You know the basics (“SQL for Beginners”)')
  const main = path.courses.find(({ id }) => id === first?.courseId)
  expect(main?.level).not.toBe('beginner')
  expect(first?.hours?.to).toBeLessThan(stepFor(planFor(beginnerFor('Data Engineer')), 'SQL').hours?.to ?? 0)
  expect(stepFor(path, 'Python').level).toBe('beginner')
})

test('a senior front-end developer aiming at technical lead sees no course for beginners', () => {
  const path = planFor(frontendSenior)
  const found = allCourses(path).flatMap(({ id = '' }) => findCourse(id) ?? [])
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((course) => courseLevel(course) === 'beginner').map(({ name }) => name)).toEqual([])
  expect(path.milestones.map(({ title }) => title)).toContain('Lead a team')
  expect(openSteps(path).map(({ skill }) => skill)).not.toContain('TypeScript')
})

test('who knows Java starts another language above beginner level and in half the time', () => {
  const input = {
    ...beginnerFor('Product Manager'),
    preferences: { ...stranger.preferences, topics: ['Go'] },
  }
  const fresh = stepFor(planFor(input), 'Go')
  const path = planFor(withSkills(input, ['Java']))
  const step = stepFor(path, 'Go')
  expect([fresh.level, step.level]).toEqual(['beginner', 'intermediate'])
  expect(step.hours?.to).toBeLessThan((fresh.hours?.to ?? 0) * 0.6)
  expect(step.why).toContain('You know Java, so it takes about half the time.')
})

test('a prerequisite that the role does not list is on the path, and the path says why', () => {
  const step = stepFor(planFor(beginnerFor('Data Engineer')), 'Linux')
  expect([step.origin, step.weight]).toEqual(['prerequisite', 0])
  expect(step.why[0]).toMatch(/^The list for a Data Engineer doesn’t name it, but \w+ builds on it\.$/)
})

test('a skill that another one on the path counts for has nothing to learn', () => {
  const { milestones } = planFor(beginnerFor('Software Engineer'))
  const java = milestones.flatMap(({ steps = [] }) => steps).find(({ skill }) => skill === 'Java')
  expect([java?.coveredBy, java?.hours, java?.courseId]).toEqual(['Python', undefined, undefined])
})

test('who learns Python gets a Python framework in place of Spring Boot', () => {
  const steps = openSteps(planFor(beginnerFor('Backend Developer')))
  const framework = steps.find(({ inPlaceOf }) => inPlaceOf === 'Spring Boot')
  expect(['Django', 'FastAPI', 'Flask']).toContain(framework?.skill)
  expect(framework?.why[0]).toContain('counts in place of Spring Boot')
})

test('progress is the share of required skills that the person has, and each says what shows it', () => {
  const path = planFor(withSkills(beginnerFor('Data Engineer'), ['SQL', 'Java', 'Git', 'Needlework']))
  expect(path.acquired).toEqual(['SQL', 'Python', 'Git'])
  expect(path.required).toHaveLength(15)
  expect(path.progressPercentage).toBe(20)
  expect(path.evidence?.map(({ text }) => text)).toEqual([
    'You named SQL among your skills.',
    'You named Java among your skills. Java counts in place of Python.',
    'You named Git among your skills.',
  ])
})

test('a finished beginner course counts as the basics, further ones add up to the skill', () => {
  const input = beginnerFor('Data Engineer')
  const main = stepFor(planFor(input), 'SQL').courseId ?? ''
  const once = planFor({ ...input, enrollments: [enrollment(main, { status: 'completed', progress: 100 })] })
  const step = stepFor(once, 'SQL')
  expect([step.status, step.evidence?.kind, step.evidence?.grade]).toEqual(['started', 'course', 'partly'])
  expect(step.courseId).not.toBe(main)
  const next = coursesFor('SQL').find(({ level, skills }) => level === 'intermediate' && skills[0] === 'SQL')
  if (!next) throw new Error('There is no intermediate course on SQL.')
  const twice = planFor({
    ...input,
    enrollments: [main, next.id].map((id) => enrollment(id, { status: 'completed', progress: 100 })),
  })
  expect(twice.acquired).toEqual(['SQL'])
  const done = twice.milestones.flatMap(({ steps = [] }) => steps).find(({ skill }) => skill === 'SQL')
  expect([done?.status, done?.evidence?.kind]).toEqual(['done', 'course'])
  expect(done?.evidence?.text).toMatch(/^You say that you finished “/)
  const [milestone] = twice.milestones
  expect([milestone?.title, milestone?.completed]).toEqual(['Query and store data', false])
  const skipped = { ...input.preferences, skipped: ['PostgreSQL'] }
  const enrollments = [main, next.id].map((id) => enrollment(id, { status: 'completed', progress: 100 }))
  expect(planFor({ ...input, enrollments, preferences: skipped }).milestones[0]?.completed).toBe(true)
})

test('a course under way stays the main one, and its progress moves the dates', () => {
  const input = beginnerFor('Data Engineer')
  const other = stepFor(planFor(input), 'SQL').alternatives[0]?.id ?? ''
  const path = planFor({ ...input, enrollments: [enrollment(other, { progress: 80 })] })
  const step = stepFor(path, 'SQL')
  expect([step.courseId, step.status]).toEqual([other, 'started'])
  expect(path.courses[0]?.reason).toBe('You have started this one.')
  expect((path.finishes?.to ?? '') < (planFor(input).finishes?.to ?? '')).toBe(true)
})

test('ticking a milestone completes it by the person’s word, for another role, too', () => {
  const path = planFor(beginnerFor('Data Engineer'))
  const [milestone] = path.milestones
  if (!milestone?.id) throw new Error('The path has no milestone.')
  const marks = [{ milestoneId: milestone.id, title: milestone.title, skills: milestone.skills }]
  const [ticked] = planFor({ ...beginnerFor('Data Engineer'), marks }).milestones
  expect([ticked?.id, ticked?.completed, ticked?.isMarked]).toEqual([milestone.id, true, true])
  expect(ticked?.evidence?.[0]).toEqual({
    skill: 'SQL',
    kind: 'marked',
    grade: 'fully',
    text: 'You ticked “Query and store data”.',
  })
  expect(planFor({ ...beginnerFor('Data Scientist'), marks }).acquired).toEqual(['SQL'])
})

test('a ticked milestone for which nothing is missing any more can still be unticked', () => {
  const path = planFor(beginnerFor('Data Engineer'))
  const last = path.milestones.at(-1)
  if (last?.id !== 'finishing-touches') throw new Error('The path has no finishing touches.')
  const marks = [{ milestoneId: last.id, title: last.title, skills: last.skills }]
  const kept = planFor({ ...beginnerFor('Data Engineer'), marks }).milestones
  expect(kept.find(({ id }) => id === last.id)).toMatchObject({ completed: true, isMarked: true })
})

test('hours a week set the pace, and the path begins today even if it was to begin earlier', () => {
  const slow = planFor({ ...barista, preferences: { ...barista.preferences, hoursPerWeek: 5 } })
  const fast = planFor({
    ...barista,
    preferences: { ...barista.preferences, hoursPerWeek: 20, startsOn: '2026-01-05' },
  })
  expect([slow.hoursPerWeek, fast.hoursPerWeek, fast.startsOn]).toEqual([5, 20, '2026-11-23'])
  expect((slow.finishes?.from ?? '') > (fast.finishes?.from ?? '')).toBe(true)
  const later = planFor({ ...barista, preferences: { ...barista.preferences, startsOn: '2027-01-04' } })
  expect([later.startsOn, openSteps(later)[0]?.from]).toEqual(['2027-01-04', '2027-01-04'])
  expect(fast.weeks?.[0]).toMatchObject({ from: '2026-11-23', to: '2026-11-29' })
  for (const { items } of fast.weeks ?? [])
    expect(items.reduce((sum, { hours }) => sum + hours, 0)).toBeLessThanOrEqual(20)
})

test('a skipped skill leaves the path, and nothing waits for it', () => {
  const skipped = ['Linux', 'SQL']
  const path = planFor({ ...barista, preferences: { ...barista.preferences, skipped } })
  expect(openSteps(path).map(({ skill }) => skill)).not.toContain('Linux')
  expect(openSteps(path).flatMap(({ after }) => after)).not.toContain('Linux')
  expect(path.acquired).toEqual([])
})

test('the person’s own topics are on the path, with what they build on', () => {
  const topics = ['kubernetes', 'Sourdough <b>baking</b>', 'SQL']
  const path = planFor({ ...barista, preferences: { ...barista.preferences, topics } })
  const own = path.milestones.find(({ id }) => id === 'own-topics')
  expect(own?.skills).toEqual(expect.arrayContaining(['Kubernetes', 'Sourdough <b>baking</b>']))
  expect(own?.skills).not.toContain('SQL')
  expect(stepFor(path, 'Kubernetes').after).toContain('Docker')
})

test('milestones follow the person’s own order, with a warning where one builds on a later one', () => {
  const ids = planFor(beginnerFor('Data Engineer')).milestones.map(({ id = '' }) => id)
  const order = [...ids].reverse()
  const { milestones } = planFor({
    ...beginnerFor('Data Engineer'),
    preferences: { ...stranger.preferences, order },
  })
  expect(milestones.map(({ id }) => id)).toEqual(order)
  expect(milestones[1]?.warning).toMatch(/^You put this before “/)
  expect(milestones.at(-1)?.warning).toBeUndefined()
})

test('a role in the caller’s words follows the skills in the request, and says so', () => {
  const path = planFor({
    ...withSkills(stranger, ['SQL', 'Needlework']),
    targetRole: 'Ledger Wrangler',
    request: {
      currentSkills: ['SQL', 'Needlework'],
      requiredSkills: ['SQL', 'Needlework', 'Tableau', 'dbt'],
    },
  })
  expect(path.required).toEqual(['SQL', 'Needlework', 'Tableau', 'dbt'])
  expect(path.acquired).toEqual(['SQL', 'Needlework'])
  expect(path.progressPercentage).toBe(50)
  expect(path.basis?.[0]).toBe(
    'We have no list for “Ledger Wrangler”, so it follows the skills named for it.',
  )
})

test('a path to one of our roles says why its time can differ from that on the career path', () => {
  expect(planFor(barista).basis?.join(' ')).toContain('The time on your career path can differ')
})

test('a title like one of our roles follows that role, and says so', () => {
  const path = planFor({ ...stranger, targetRole: 'Lead Data Engineer' })
  expect(path.comparedWith).toBe('Data Engineer')
  expect(path.required).toHaveLength(15)
})

test('a role that nobody knows, without any skills, is answered with a sentence', () => {
  const { path, isPlanned } = planLearning({ ...stranger, targetRole: 'Astronaut' })
  expect([isPlanned, path.milestones, path.courses]).toEqual([false, [], []])
  expect(path.message).toBe(
    'We have no data on the role “Astronaut”. Choose one of our roles, or name the skills that it asks for.',
  )
})

test('a withdrawn course is not suggested', () => {
  const main = planFor(barista).courses[0]?.id ?? ''
  const path = planFor({ ...barista, withdrawnCourses: [main] })
  expect(allCourses(path).map(({ id }) => id)).not.toContain(main)
})

test('five hundred own topics, markup and long texts neither break the path nor hold it up', () => {
  const long = 'x'.repeat(100_000)
  const noise = Array.from({ length: 500 }, (_, at) => `<script>${at}</script> ${at % 7 === 0 ? 'Rust' : at}`)
  const hostile: PlanInput = {
    ...barista,
    targetRole: long,
    request: {
      currentSkills: [...noise, long],
      requiredSkills: [...noise, long, '', '\u0000'],
      nextSteps: [long, ...noise],
      completedCourses: [long, ...noise],
    },
    preferences: {
      hoursPerWeek: 1,
      startsOn: 'tomorrow',
      order: noise,
      skipped: noise,
      topics: [...noise, long],
    },
    enrollments: noise.map((id) => enrollment(id, { progress: 1e9, skills: noise })),
    marks: noise.map((id) => ({ milestoneId: id, title: long, skills: noise })),
    today: 'no date',
  }
  const before = performance.now()
  const planned = planLearning(hostile)
  expect(performance.now() - before).toBeLessThan(5_000)
  expect(PlannedPath.safeParse(planned).success).toBe(true)
  expect(JSON.stringify(planned).length).toBeLessThan(2_000_000)
})

test('a step is done with independent work, or with the basics where they are new and weigh little', () => {
  const askedAt = (skill: string, level: number) =>
    levelsOf(skill)
      .find((one) => one.level === level)
      ?.requiredCapabilities.slice(0, 3)
  for (const input of [beginnerFor('DevOps Engineer'), frontendSenior])
    for (const { skill, weight, origin, level, doneWhen } of openSteps(planFor(input))) {
      const isBasic = origin !== 'topic' && (weight ?? 0) <= 2 && level === 'beginner'
      expect(doneWhen, skill).toEqual(askedAt(skill, isBasic ? 2 : 3))
    }
})

test('somebody who knows the basics of a light skill is not asked for them again', () => {
  const path = planFor(frontendSenior)
  const light = openSteps(path).filter(({ weight = 0, level }) => weight <= 2 && level !== 'beginner')
  expect(light).not.toEqual([])
  for (const { skill, doneWhen } of light)
    expect(doneWhen, skill).not.toEqual(levelsOf(skill)[1]?.requiredCapabilities.slice(0, 3))
})
