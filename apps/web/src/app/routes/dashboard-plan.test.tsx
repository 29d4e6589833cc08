// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { answer, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})

const show = (answers: object = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    'GET /api/resumes/1': () => answer([makeRow()]),
    ...answers,
  })
  showApp('/dashboard')
  return server
}

test('without a subscription, a card opens the dialog, which starts the trial and closes', async () => {
  const server = show({ 'POST /api/subscription/activate-free': () => answer({}) })
  const card = within(await screen.findByRole('region', { name: 'Premium Features' }))
  expect(card.getByText(/Learning Roadmap and Interview Preparation/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(card.getByRole('button', { name: 'Choose a Plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Your Journey' }))
  expect(dialog.getByRole('link', { name: 'See all plans' }).getAttribute('href')).toBe('/subscription')
  // Two clicks before anything re-renders.
  const start = dialog.getByRole('button', { name: 'Start Free Trial' })
  act(() => {
    start.click()
    start.click()
  })
  expect((await screen.findAllByText('Free trial activated!')).length).toBeGreaterThan(0)
  expect((await screen.findAllByText('You now have access to all features.')).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('POST /api/subscription/activate-free')).toHaveLength(1)
})

test('an empty answer does not count as a started trial: a toast says so, and the dialog stays open', async () => {
  show({ 'POST /api/subscription/activate-free': () => answer('') })
  await user.click(await screen.findByRole('button', { name: 'Choose a Plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Your Journey' }))
  await user.click(dialog.getByRole('button', { name: 'Start Free Trial' }))
  const failure = 'Failed to activate subscription. Please try again later.'
  expect((await screen.findAllByText(failure)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Free trial activated!')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Start Free Trial' })).toBeTruthy()
})

test('an expired subscription still counts as a subscription', async () => {
  const server = show({
    'GET /api/subscription/current': () =>
      answer({ subscription: { tierId: 1, status: 'expired' }, tier: { name: 'Free Trial' } }),
  })
  await waitFor(() => expect(server.sentTo('GET /api/subscription/current').length).toBe(1))
  await screen.findByRole('heading', { name: 'Your Career Dashboard' })
  expect(screen.queryByText('Premium Features')).toBeNull()
})

test('an unreadable plan shows neither a card nor an error', async () => {
  const server = show({ 'GET /api/subscription/current': () => answer('', { status: 500 }) })
  await screen.findByRole('heading', { name: 'Your Career Dashboard' })
  await waitFor(() => expect(server.sentTo('GET /api/subscription/current').length).toBe(1))
  expect(screen.queryByText('Premium Features')).toBeNull()
  expect(screen.queryByText('Error')).toBeNull()
})

test('a trial that fails to start says why, and the dialog stays open', async () => {
  show({
    'POST /api/subscription/activate-free': () =>
      answer({ error: 'The free trial can be used once.', code: 'CONFLICT' }, { status: 409 }),
  })
  const card = within(await screen.findByRole('region', { name: 'Premium Features' }))
  await user.click(card.getByRole('button', { name: 'Choose a Plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Your Journey' }))
  await user.click(dialog.getByRole('button', { name: 'Start Free Trial' }))
  expect(await dialog.findByText('The free trial can be used once.')).toBeTruthy()
  const failure = 'Failed to activate subscription. Please try again later.'
  expect((await screen.findAllByText(failure)).length).toBeGreaterThan(0)
})

test('the plan loads once, and again after using some of the allowance', async () => {
  const plan = 'GET /api/subscription/current'
  const server = show({ 'POST /api/resumes/7/optimize': () => answer({}) })
  const goTo = async (name: string, title: string) => {
    const [link] = screen.getAllByRole('link', { name })
    if (link) await user.click(link)
    await screen.findByRole('heading', { name: title })
  }
  await screen.findByRole('region', { name: 'Premium Features' })
  await goTo('Subscription', 'Choose Your Plan')
  await goTo('Dashboard', 'Your Career Dashboard')
  expect(server.sentTo(plan)).toHaveLength(1)
  await user.type(await screen.findByRole('textbox', { name: /feedback/i }), 'Make it shorter')
  await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  await screen.findAllByText('Feedback submitted')
  expect(server.sentTo(plan)).toHaveLength(1)
  await goTo('Subscription', 'Choose Your Plan')
  await waitFor(() => expect(server.sentTo(plan)).toHaveLength(2))
})
