// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  plannedPath,
  preferences,
  samplePlan,
  withMilestone,
} from '../../features/learning-path/testing/sample-plan.ts'
import { calls, showLearningPath } from '../../features/learning-path/testing/show-learning-path.ts'
import { answer, refusal } from '../../testing/fake-server.ts'

const openPlan = async () => userEvent.click(await screen.findByRole('button', { name: 'Change my plan' }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save my plan' }))
const tagged = (plan: object, etag: string) => answer(plan, { headers: { etag } })

test('a milestone is ticked, followed by the figures, and taken back', async () => {
  const ticked = withMilestone('code', { completed: true, isMarked: true })
  const server = showLearningPath({
    [calls.mark]: () => answer(samplePlan({ path: { ...ticked, progressPercentage: 60 } })),
    [calls.unmark]: () => answer(samplePlan()),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'I can do this: Write code' }))
  expect(await screen.findByText('Ticked by you')).toBeTruthy()
  for (const text of ['60%', '1/2']) expect(screen.getByText(text)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Write code is done' }))
  await waitFor(() => expect(screen.queryByText('Ticked by you')).toBeNull())
  expect(screen.getByText('0/2')).toBeTruthy()
  expect(server.sentTo(calls.unmark)).toHaveLength(1)
})

test('a tick that cannot be saved says why beside it, and the focus stays', async () => {
  showLearningPath({ [calls.mark]: () => refusal(400, 'TEAPOT') })
  const tick = await screen.findByRole('button', { name: 'I can do this: Write code' })
  await userEvent.click(tick)
  const item = tick.closest('li')
  expect(await within(item as HTMLElement).findByText('Refused with TEAPOT')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(tick))
})

test('hours, start and own topics are saved, also a topic that was typed and not added', async () => {
  const server = showLearningPath({
    [calls.plan]: () => tagged(samplePlan(), '"one"'),
    [calls.preferences]: () => answer(samplePlan({ path: plannedPath({ hoursPerWeek: 6 }) })),
  })
  await openPlan()
  await userEvent.type(await screen.findByLabelText('Hours a week'), '6')
  await userEvent.type(screen.getByLabelText('Start on'), '2026-12-01')
  await userEvent.type(screen.getByLabelText('Own topics'), 'Rust{Enter}rust{Enter}<b>Go</b>')
  await save()
  expect(await screen.findByText(/^At 6 hours a week/)).toBeTruthy()
  const [sent] = server.sentTo(calls.preferences)
  expect(sent?.headers.get('if-match')).toBe('"one"')
  expect(sent?.body).toEqual({
    ...preferences,
    hoursPerWeek: 6,
    startsOn: '2026-12-01',
    topics: ['Rust', '<b>Go</b>'],
  })
})

test('hours that are none are refused before saving', async () => {
  const server = showLearningPath({ [calls.plan]: () => answer(samplePlan()) })
  await openPlan()
  await userEvent.type(await screen.findByLabelText('Hours a week'), '99')
  await save()
  expect(screen.getByText(/Enter whole hours from 1 to 60/)).toBeTruthy()
  expect(server.sentTo(calls.preferences)).toEqual([])
})

test('what another tab saved stays, and what was typed is saved on top of it', async () => {
  const stored = { ...preferences, startsOn: '2027-01-01', topics: ['Scala'], skipped: ['Git'] }
  let reads = 0
  const server = showLearningPath({
    [calls.plan]: () => {
      reads += 1
      return reads === 1
        ? tagged(samplePlan(), '"one"')
        : tagged(samplePlan({ preferences: stored }), '"two"')
    },
    [calls.preferences]: ({ headers }) =>
      headers.get('if-match') === '"two"' ? answer(samplePlan()) : refusal(409, 'CONFLICT'),
  })
  await openPlan()
  await userEvent.type(await screen.findByLabelText('Hours a week'), '6')
  await userEvent.type(screen.getByLabelText('Own topics'), 'Rust')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo(calls.preferences).at(-1)?.body).toEqual({
    ...stored,
    hoursPerWeek: 6,
    topics: ['Scala', 'Rust'],
  })
})

test('a plan that cannot be saved says why and keeps what was typed', async () => {
  showLearningPath({
    [calls.plan]: () => answer(samplePlan()),
    [calls.preferences]: () => refusal(400, 'TEAPOT'),
  })
  await openPlan()
  await userEvent.type(await screen.findByLabelText('Hours a week'), '6')
  await save()
  expect(await within(screen.getByRole('dialog')).findByText('Refused with TEAPOT')).toBeTruthy()
  expect(screen.getByLabelText('Hours a week')).toHaveProperty('value', '6')
})

test('a plan that cannot be loaded can be asked for again', async () => {
  let isWell = false
  showLearningPath({ [calls.plan]: () => (isWell ? answer(samplePlan()) : refusal(500, 'TEAPOT')) })
  await openPlan()
  expect(await screen.findByText('Refused with TEAPOT')).toBeTruthy()
  isWell = true
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Hours a week')).toBeTruthy()
})

test('milestones are reordered by hand, and the new place is announced', async () => {
  const server = showLearningPath({
    [calls.plan]: () => answer(samplePlan()),
    [calls.preferences]: () => answer(samplePlan()),
  })
  await openPlan()
  const down = await screen.findByRole('button', { name: 'Move down: Write code' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Write code is now 2 of 2')).toBeTruthy()
  expect(document.activeElement).toBe(down)
  await userEvent.keyboard('{Enter}')
  await save()
  await waitFor(() =>
    expect(server.sentTo(calls.preferences)[0]?.body).toMatchObject({ order: ['pipelines', 'code'] }),
  )
})

test('a skill is taken off the path and put back', async () => {
  const skipped = plannedPath({ skipped: ['Python'] })
  const server = showLearningPath({
    [calls.plan]: () => answer(samplePlan()),
    [calls.preferences]: ({ body }) =>
      (body as typeof preferences).skipped.length > 0
        ? answer(samplePlan({ path: skipped, preferences: { ...preferences, skipped: ['Python'] } }))
        : answer(samplePlan()),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Skip Python' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Put back Python' }))
  await waitFor(() => expect(screen.queryByText('Taken off your path')).toBeNull())
  const sent = server.sentTo(calls.preferences).map(({ body }) => (body as typeof preferences).skipped)
  expect(sent).toEqual([['Python'], []])
})

test('the weeks unfold, and a calendar that cannot be had says why', async () => {
  showLearningPath({ [calls.calendar]: () => refusal(404, 'NOT_FOUND') })
  const weeks = within(await screen.findByRole('region', { name: 'Your weeks' }))
  expect(weeks.getAllByText('5 h')).toHaveLength(3)
  await userEvent.click(weeks.getByRole('button', { name: 'Show all 4 weeks' }))
  expect(weeks.getAllByText('5 h')).toHaveLength(4)
  await userEvent.click(weeks.getByRole('button', { name: 'Add to my calendar' }))
  expect(await weeks.findByText('Refused with NOT_FOUND')).toBeTruthy()
})

test('says what is missing for a better path, and which role stands in for an unknown one', async () => {
  showLearningPath({
    [calls.generate]: () =>
      answer(plannedPath({ message: 'Upload a resume for a closer path.', comparedWith: 'Data Scientist' })),
  })
  expect(await screen.findByText('Upload a resume for a closer path.')).toBeTruthy()
  expect(screen.getByText(/compares you with our Data Scientist/)).toBeTruthy()
})

test('the age of the path is shown, and one click asks for a new one', async () => {
  const server = showLearningPath()
  await screen.findByText('Updated just now')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(server.sentTo(calls.generate)).toHaveLength(2))
  expect(server.sentTo(calls.challenges)).toHaveLength(2)
})
