import { expect, test } from 'vitest'
import { ChosenStep, chooseNextStep } from './choose-next-step.ts'
import type { NextStepInput } from './next-step-input.ts'
import { planLearning } from './plan-learning.ts'
import { barista } from './testing/learners.ts'

const { path } = planLearning(barista)
const [course] = path.courses
if (!course?.id) throw new Error('The path has no course.')

const score = (points: number) => ({
  total: 70,
  role: 'Data Engineer',
  parts: [
    { name: 'Skills', points: 28, most: 30, explanation: '14 of 15 skills.' },
    { name: 'Results', points, most: 20, explanation: 'Few lines say what came of the work.' },
  ],
  gains: [],
})

const settled: NextStepInput = {
  targetRole: 'Data Engineer',
  resume: { status: 'completed', openQuestions: 0 },
  knownSkills: 1,
  path,
  enrollments: [],
  leaveOut: [],
}

const underWay = (progress: number) => ({
  courseId: course.id ?? '',
  name: course.name,
  url: course.url,
  status: 'in_progress' as const,
  progress,
})

const kindFor = (input: NextStepInput) => chooseNextStep(input).step?.kind

test('what everything else depends on comes first: role, resume, questions, skills, path', () => {
  const { targetRole: _role, resume: _resume, path: _path, ...nothing } = settled
  const empty = { ...nothing, knownSkills: 0 }
  const withRole = { ...empty, targetRole: 'Data Engineer' }
  expect(kindFor(empty)).toBe('choose-role')
  expect(kindFor(withRole)).toBe('upload-resume')
  const asked = { ...withRole, resume: { status: 'completed' as const, openQuestions: 3 } }
  expect(kindFor(asked)).toBe('answer-questions')
  const answered = { ...withRole, resume: { status: 'completed' as const, openQuestions: 0 } }
  expect(kindFor(answered)).toBe('claim-skills')
  expect(kindFor({ ...answered, knownSkills: 2 })).toBe('generate-path')
})

test('with everything in place, the first course of the path is next, with its reasons', () => {
  const { step } = chooseNextStep(settled)
  expect(step).toMatchObject({ kind: 'start-course', id: `start-course:${course.id}`, link: course.url })
  expect(step?.restsOn[0]).toBe('SQL is the first skill on your path.')
})

test('a course under way comes before a new one', () => {
  const { step } = chooseNextStep({ ...settled, enrollments: [underWay(40)] })
  expect([step?.kind, step?.restsOn]).toEqual(['continue-course', ['You said that you are at 40 percent.']])
})

test('a quiz that is due again comes before going on with a course that was just started', () => {
  const { step } = chooseNextStep({ ...settled, enrollments: [underWay(10)], dueQuizzes: ['C++', 'SQL'] })
  expect([step?.id, step?.link]).toEqual(['take-quiz:C++', '/learning-path?panel=assessment&skill=C%2B%2B'])
})

test('the weakest part of the resume comes before a new course, but not if it is fine', () => {
  const withScore = (points: number) => ({
    ...settled,
    resume: { status: 'completed' as const, openQuestions: 0, score: score(points) },
  })
  const { step } = chooseNextStep(withScore(4))
  expect([step?.id, step?.restsOn[0]]).toEqual(['improve-resume:Results', 'It has 4 of 20 points.'])
  expect(kindFor(withScore(19))).toBe('start-course')
})

test('what the person did, put off or never wants is left out, and at last there is a sentence', () => {
  const leaveOut: string[] = []
  for (let next = chooseNextStep(settled).step; next; next = chooseNextStep({ ...settled, leaveOut }).step) {
    expect(leaveOut).not.toContain(next.id)
    leaveOut.push(next.id)
  }
  expect(leaveOut.length).toBeGreaterThan(0)
  expect(chooseNextStep({ ...settled, leaveOut }).message).toBe(
    'You have dealt with everything that we would suggest now.',
  )
})

test('a milestone with one skill left comes before a new course', () => {
  const finishing = {
    ...path,
    milestones: path.milestones.map((milestone, at) =>
      at === 0
        ? { ...milestone, steps: milestone.steps?.slice(0, 1).map((step) => ({ ...step, progress: 70 })) }
        : milestone,
    ),
  }
  const { step } = chooseNextStep({ ...settled, path: finishing })
  expect(step?.title).toBe('Finish “Query and store data”: only SQL is left.')
})

test('the answer matches its schema, however long the names are', () => {
  const long = { ...underWay(90), courseId: 'x'.repeat(10_000), name: 'y'.repeat(10_000) }
  const chosen = chooseNextStep({ ...settled, enrollments: [long] })
  expect(ChosenStep.parse(chosen)).toEqual(chosen)
  expect(chosen.step?.id.length).toBe(300)
})

test('interview answers that went badly come before a new course, with how badly', () => {
  const weakest = { skill: 'Kubernetes', average: 31, answers: 3 }
  const { step } = chooseNextStep({ ...settled, practice: { answers: 9, due: 7, weakest } })
  expect(step).toMatchObject({
    id: 'practise-interview:Kubernetes',
    link: '/interview-prep',
    restsOn: ['Your last 3 answers about Kubernetes scored 31% on average.'],
  })
})

test('interview questions are repeated once a set of them is due, and tried first when nothing else is left', () => {
  const out = (input: NextStepInput) => {
    const leaveOut: string[] = []
    for (;;) {
      const { step } = chooseNextStep({ ...input, leaveOut })
      if (!step) return leaveOut
      leaveOut.push(step.id)
    }
  }
  expect(kindFor({ ...settled, practice: { answers: 9, due: 4 } })).toBe('start-course')
  expect(out({ ...settled, practice: { answers: 9, due: 5 } })).toContain('practise-interview:due')
  expect(out({ ...settled, practice: { answers: 0, due: 0 } })).toContain('practise-interview:first')
  expect(out({ ...settled, practice: { answers: 1, due: 0 } }).join()).not.toContain('practise')
})
