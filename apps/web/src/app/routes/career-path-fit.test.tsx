// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { sampleFits, samplePath } from '../../features/career-path/testing/sample-path.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const load = 'GET /api/career-path/visualization'
const fit = 'GET /api/career-path/fit'
const save = 'PUT /auth/selection'

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})

/** A server that answers for the role it was last given. */
const show = (path: string, answers: Parameters<typeof startFakeServer>[0] = {}) => {
  let role = 'Security Engineer'
  const server = startFakeServer({
    ...signedIn(),
    [load]: () => answer({ ...samplePath, goal: { role, userType: 'transitioner' } }),
    [fit]: () => answer(sampleFits),
    [save]: ({ body }) => {
      role = (body as { targetRole: string }).targetRole
      return answer({ userType: 'transitioner', targetRole: role })
    },
    ...answers,
  })
  showApp(path)
  return server
}

const panel = async () => within(await screen.findByRole('dialog', { name: 'Which role fits?' }))
const names = async () =>
  (await (await panel()).findAllByRole('article')).map((one) => within(one).getByRole('heading').textContent)

test('the ranking loads when it is opened, and its address leads back to it', async () => {
  const server = show('/career-path')
  await screen.findByRole('article', { name: 'IT Support Specialist' })
  expect(server.sentTo(fit)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Which role fits?' }))
  expect(location.search).toBe('?panel=fit')
  expect(await names()).toEqual(['1. Security Engineer', '2. Data Engineer'])
  await userEvent.click((await panel()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
})

test('each role has its score, strongest reason, pay and demand; the rest is a click away', async () => {
  show('/career-path?panel=fit')
  const role = within(await (await panel()).findByRole('article', { name: /Security Engineer/ }))
  expect(role.getByRole('meter', { name: 'Fit for Security Engineer' }).getAttribute('aria-valuenow')).toBe(
    '61',
  )
  expect(role.getByText('You have 2 of 4 required skills.')).toBeTruthy()
  expect(role.getByText('$129,180')).toBeTruthy()
  expect(role.getByText('93 of 100')).toBeTruthy()
  expect(role.getByText('Your target')).toBeTruthy()
  expect(role.queryByText('31 of 50')).toBeNull()
  await userEvent.click(role.getByRole('button', { name: 'Why this rank' }))
  for (const text of ['31 of 50', 'Your title is near.', 'Linux', 'AWS', 'Access management'])
    expect(role.getByText(text)).toBeTruthy()
})

test('the source of a figure opens over the panel, and Escape closes only the source', async () => {
  show('/career-path?panel=fit')
  await userEvent.click(
    await (await panel()).findByRole('button', { name: 'BLS OEWS, May 2025: Pay, Data Engineer' }),
  )
  expect(await screen.findByRole('link', { name: /BLS OEWS, May 2025/ })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('link', { name: /BLS OEWS/ })).toBeNull())
  expect(await names()).toHaveLength(2)
})

test('the roles can be ordered by pay', async () => {
  show('/career-path?panel=fit')
  await (await panel()).findAllByRole('article')
  await userEvent.click((await panel()).getByRole('radio', { name: 'Pay' }))
  expect(await names()).toEqual(['2. Data Engineer', '1. Security Engineer'])
})

test('choosing a role changes the target everywhere, then the path loads again; undo changes it back', async () => {
  const server = show('/career-path?panel=fit')
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Make it my target' }))
  expect(await screen.findByText('Planning your transition to Data Engineer')).toBeTruthy()
  expect(await screen.findByText(/Your target role is now/)).toBeTruthy()
  expect(localStorage.getItem('targetRole')).toBe('Data Engineer')
  await screen.findByRole('article', { name: 'IT Support Specialist' })
  const calls = server.asked().filter((call) => call === save || call === load)
  expect(calls).toEqual([load, save, load])

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Planning your transition to Security Engineer')).toBeTruthy()
  expect(screen.getByText(/again\./)).toBeTruthy()
  await waitFor(() => expect(server.sentTo(save)).toHaveLength(2))
  expect(server.sentTo(save).map(({ body }) => body)).toEqual([
    { targetRole: 'Data Engineer' },
    { targetRole: 'Security Engineer' },
  ])
  await waitFor(() => expect(screen.queryByText(/as your account says/)).toBeNull())
})

test('a choice that does not reach the account is told, and can be made again', async () => {
  let isDown = true
  const server = show('/career-path?panel=fit', {
    [load]: () =>
      answer({
        ...samplePath,
        goal: { role: isDown ? 'Security Engineer' : 'Data Engineer', userType: 'transitioner' },
      }),
    [save]: () => (isDown ? refusal(503, 'UNAVAILABLE') : answer({})),
  })
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Make it my target' }))
  expect(await screen.findByText(/This path leads to Security Engineer, as your account says/)).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Use Data Engineer' }))
  await waitFor(() => expect(screen.queryByText(/as your account says/)).toBeNull())
  expect(server.sentTo(save)).toHaveLength(2)
})

test('with nothing known of the person, says what is missing and shows no ranks', async () => {
  const message = 'Upload a resume on the dashboard to rank the roles.'
  const roles = sampleFits.roles.map((role) => ({ ...role, rank: 0, score: 0, reasons: [] }))
  show('/career-path?panel=fit', { [fit]: () => answer({ roles, restsOn: [], engine: 'built-in', message }) })
  expect(await (await panel()).findByText(message)).toBeTruthy()
  expect(await names()).toEqual(['Security Engineer', 'Data Engineer'])
  expect((await panel()).queryByRole('meter')).toBeNull()
})

test('a ranking that cannot be loaded is told without a notification, and a retry loads it', async () => {
  let isDown = true
  show('/career-path?panel=fit', {
    [fit]: () => (isDown ? answer('<html>', { status: 404 }) : answer(sampleFits)),
  })
  expect(await (await panel()).findByText('The ranking could not be loaded')).toBeTruthy()
  expect(screen.queryByText('Error')).toBeNull()
  isDown = false
  await userEvent.click((await panel()).getByRole('button', { name: 'Try again' }))
  expect(await names()).toHaveLength(2)
})
