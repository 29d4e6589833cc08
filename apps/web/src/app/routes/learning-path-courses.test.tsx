// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { enrolled, plannedPath, samplePlan } from '../../features/learning-path/testing/sample-plan.ts'
import { calls, showLearningPath } from '../../features/learning-path/testing/show-learning-path.ts'
import { answer, refusal } from '../../testing/fake-server.ts'
import { specified } from '../../testing/specified.ts'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const taking = 'I am taking this course: Python Basics'

test('courses stand under the first milestone that they are for, the next one open', async () => {
  showLearningPath()
  const counts = await screen.findAllByText(/, 2 courses$/)
  const folds = counts.map((one) => one.closest('details'))
  expect(folds.map((fold) => fold?.open)).toEqual([true, false])
  expect(within(folds[0] as HTMLElement).getByText('Git Basics')).toBeTruthy()
  expect(within(folds[1] as HTMLElement).getByText('ETL Basics')).toBeTruthy()
})

test('the link of a step opens what its course is folded away in', async () => {
  showLearningPath()
  const links = await screen.findAllByRole('link', { name: 'ETL Basics' })
  await userEvent.click(links[0] as HTMLElement)
  expect(document.getElementById('course-etl-basics')?.closest('details')?.open).toBe(true)
})

test('a course is started, moved on and removed again', async () => {
  const server = showLearningPath({
    [calls.course]: () => answer(samplePlan({ enrollments: [enrolled()] })),
    [calls.removeCourse]: () => answer(samplePlan()),
  })
  await press(taking)
  const progress = await screen.findByRole('combobox', { name: 'How far you are with Python Basics' })
  expect(server.sentTo(calls.course)[0]?.body).toEqual({ status: 'in_progress' })
  await userEvent.click(progress)
  await userEvent.click(await screen.findByRole('option', { name: '30% done' }))
  await waitFor(() => expect(server.sentTo(calls.course)[1]?.body).toEqual({ progress: 30 }))
  await press('Remove from my courses: Python Basics')
  expect(await screen.findByRole('button', { name: taking })).toBeTruthy()
})

test('a finished course is stored, moves the figures, and the challenges are asked again', async () => {
  const finishedPath = plannedPath({
    progressPercentage: 40,
    acquired: ['SQL', 'Python'],
    courses: plannedPath().courses.slice(1),
  })
  const finished = enrolled({ status: 'completed', progress: 100 })
  const server = showLearningPath({
    [calls.course]: ({ body }) =>
      (body as { status: string }).status === 'completed'
        ? answer(samplePlan({ path: finishedPath, enrollments: [finished] }))
        : answer(samplePlan({ enrollments: [enrolled()] })),
  })
  await press(taking)
  await press('I finished it: Python Basics')
  expect(await screen.findByText('2 of 5 required skills acquired')).toBeTruthy()
  expect(screen.getByText('40%')).toBeTruthy()
  expect(screen.getByText('Course finished')).toBeTruthy()
  expect(localStorage.getItem('completedCourses')).toBe('["Python Basics"]')
  await waitFor(() =>
    expect(server.sentTo(calls.challenges).at(-1)?.body).toMatchObject({
      completedCourses: ['Python Basics'],
    }),
  )
})

test('my courses list also those that left the path or the catalogue, with rating and the way back', async () => {
  const gone = enrolled({
    courseId: 'cobol',
    name: 'COBOL <b>Today</b>',
    status: 'completed',
    progress: 100,
    completedAt: '2026-11-21T10:00:00.000Z',
    isWithdrawn: true,
  })
  const rate = 'PUT /api/learning-path/enrollments/cobol'
  const server = showLearningPath({
    [calls.plan]: () => answer(samplePlan({ enrollments: [gone] })),
    [rate]: () => answer(samplePlan({ enrollments: [{ ...gone, rating: 4 }] })),
  })
  await press(/^My courses/)
  const list = within(await screen.findByRole('list', { name: 'My courses' }))
  expect(list.getByText('COBOL <b>Today</b>')).toBeTruthy()
  expect(list.getByText('Coursera, finished on 21 Nov 2026')).toBeTruthy()
  expect(list.getByText(/no longer list this course/)).toBeTruthy()
  expect(list.queryByRole('link')).toBeNull()
  await userEvent.click(list.getByRole('button', { name: '4 stars' }))
  await waitFor(() =>
    expect(list.getByRole('button', { name: '4 stars' }).getAttribute('aria-pressed')).toBe('true'),
  )
  await userEvent.click(list.getByRole('button', { name: '4 stars' }))
  await userEvent.click(list.getByRole('button', { name: 'Not finished yet: COBOL <b>Today</b>' }))
  await waitFor(() =>
    expect(server.sentTo(rate).map(({ body }) => body)).toEqual([
      { rating: 4 },
      { rating: null },
      { status: 'in_progress' },
    ]),
  )
})

test('my courses say when there are none, and why they cannot be loaded', async () => {
  let isWell = false
  showLearningPath({ [calls.plan]: () => (isWell ? answer(samplePlan()) : refusal(500, 'TEAPOT')) })
  await press(/^My courses/)
  expect(await screen.findByText('Refused with TEAPOT')).toBeTruthy()
  isWell = true
  await press('Try Again')
  expect(await screen.findByText('Courses that you start appear here.')).toBeTruthy()
})

test('a course that cannot be saved says why beside its control', async () => {
  showLearningPath({ [calls.course]: () => refusal(404, 'NOT_FOUND') })
  await press(taking)
  const item = document.getElementById('course-python-basics')
  expect(await within(item as HTMLElement).findByText('Refused with NOT_FOUND')).toBeTruthy()
})

test('a challenge shows its steps with their results, and what it takes to be done', async () => {
  const [challenge] = specified.challenges
  showLearningPath({
    [calls.challenges]: () =>
      answer([
        {
          ...challenge,
          steps: ['Load the list. Result: a table with every row.', 'Run it twice.'],
          acceptanceCriteria: ['A second run changes nothing'],
        },
      ]),
  })
  expect(await screen.findByText('Load the list.')).toBeTruthy()
  expect(screen.getByText('Result:').parentElement?.textContent).toBe('Result: a table with every row.')
  expect(screen.getByText('Run it twice.')).toBeTruthy()
  expect(screen.getByText('A second run changes nothing')).toBeTruthy()
})
