// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()

afterEach(() => {
  vi.useRealTimers()
})

const subscription = (more: object = {}) =>
  answer({
    subscription: {
      tierId: 2,
      status: 'active',
      currentPeriodEnd: '2026-12-24T10:00:00.000Z',
      cancelAtPeriodEnd: false,
      ...more,
    },
    tier: { name: 'Monthly' },
  })

const show = (answers: Parameters<typeof startFakeServer>[0] = {}, path = '/subscription') => {
  const server = startFakeServer({ ...signedIn(), ...answers })
  showApp(path)
  return server
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows three plans with their prices, badges and seven features each', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  const trial = await card('Free Trial')
  expect(trial.getByText('Most Popular')).toBeTruthy()
  expect(trial.getByText('$0')).toBeTruthy()
  expect(trial.getAllByRole('listitem')).toHaveLength(7)
  expect((await card('Monthly')).getByText('$29')).toBeTruthy()
  const annual = await card('Annual')
  for (const text of ['$249', 'save 28%', 'Save $99/year']) expect(annual.getByText(text)).toBeTruthy()
})

test.each(['null', '', '{}'])('the answer %j means no subscription', async (nothing) => {
  show({ 'GET /api/subscription/current': () => answer(nothing) })
  expect(((await card('Free Trial')).getByRole('button') as HTMLButtonElement).disabled).toBe(false)
  expect(screen.queryByText('Active')).toBeNull()
})

test('204 means no subscription', async () => {
  show({ 'GET /api/subscription/current': () => new Response(null, { status: 204 }) })
  expect((await card('Monthly')).getByRole('button', { name: 'Choose Monthly' })).toBeTruthy()
})

test.each([
  [{ tierId: 1, status: 'active' }, 'Active', []],
  [{ tierId: 1, status: 'expired' }, 'Trial Expired', ['Upgrade Now']],
  [{ tierId: 2, status: 'active' }, 'Active', ['Cancel Subscription']],
  [{ tierId: 2, status: 'active', cancelAtPeriodEnd: true }, 'Canceled', ['Reactivate Subscription']],
  [{ tierId: 3, status: 'cancelled' }, 'Canceled', []],
  [{ tierId: 3, status: 'expired' }, 'Canceled', []],
])('a subscription of %j reads %s', async (state, badge, buttons) => {
  show({ 'GET /api/subscription/current': () => subscription(state) })
  const [current] = await screen.findAllByText(badge)
  const shown = within(current?.closest('section') as HTMLElement)
  expect(shown.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
})

test("the current plan's button is disabled and says so", async () => {
  show({ 'GET /api/subscription/current': () => subscription() })
  const button = await screen.findByRole('button', { name: 'Current Plan' })
  expect((button as HTMLButtonElement).disabled).toBe(true)
})

test('the trial starts at once and the plan reloads', async () => {
  const server = show()
  server.answers['POST /api/subscription/activate-free'] = () => {
    server.answers['GET /api/subscription/current'] = () => subscription({ tierId: 1 })
    return answer({})
  }
  await user.click((await card('Free Trial')).getByRole('button'))
  expect((await screen.findAllByText('Your free trial has been activated!')).length).toBeGreaterThan(0)
  expect(await screen.findByText('Active')).toBeTruthy()
})

test.each([
  ['a refusal', () => refusal(409, 'CONFLICT')],
  ['an answer that is no JSON', () => answer('<html>')],
  ['an empty answer', () => answer('')],
  ['an answer without content', () => new Response(null, { status: 204 })],
])('%s of the trial says that it failed', async (_what, activate) => {
  show({ 'POST /api/subscription/activate-free': activate })
  await user.click((await card('Free Trial')).getByRole('button'))
  expect(
    (await screen.findAllByText('Failed to activate subscription. Please try again later.')).length,
  ).toBeGreaterThan(0)
})

test('a checkout without a URL or a key says that the payment client failed to load', async () => {
  const server = show({ 'POST /api/subscription/create-checkout': () => answer({ sessionId: 'cs_1' }) })
  await user.click((await card('Annual')).getByRole('button'))
  expect((await screen.findAllByText('Failed to load payment client')).length).toBeGreaterThan(0)
  const [sent] = server.sentTo('POST /api/subscription/create-checkout')
  expect(sent?.body).toEqual({
    tierId: 3,
    successUrl: `${location.origin}/subscription?success=true`,
    cancelUrl: `${location.origin}/subscription`,
  })
})

test('a checkout without a URL uses the payment client if there is a key', async () => {
  const redirectToCheckout = vi.fn(async () => ({ error: { message: 'No such session' } }))
  const load = vi.fn(() => ({ redirectToCheckout }))
  vi.stubGlobal('Stripe', load)
  show({
    'POST /api/subscription/create-checkout': () => answer({ sessionId: 'cs_1', publishableKey: 'pk_1' }),
  })
  await user.click((await card('Annual')).getByRole('button'))
  expect((await screen.findAllByText('Failed to process subscription')).length).toBeGreaterThan(0)
  expect(load).toHaveBeenCalledWith('pk_1')
  expect(redirectToCheckout).toHaveBeenCalledWith({ sessionId: 'cs_1' })
})

test('while one plan is being processed, all plans are disabled', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = show({ 'POST /api/subscription/create-checkout': () => promise })
  const button = (await card('Monthly')).getByRole('button')
  await user.dblClick(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  for (const name of ['Free Trial', 'Annual'])
    expect(((await card(name)).getByRole('button') as HTMLButtonElement).disabled).toBe(true)
  resolve(answer('', { status: 500 }))
  expect((await screen.findAllByText('Failed to process subscription')).length).toBeGreaterThan(0)
  expect(server.sentTo('POST /api/subscription/create-checkout')).toHaveLength(1)
})

test('Upgrade Now moves the focus to the plans', async () => {
  show({ 'GET /api/subscription/current': () => subscription({ tierId: 1, status: 'expired' }) })
  await user.click(await screen.findByRole('button', { name: 'Upgrade Now' }))
  expect(document.activeElement?.textContent).toBe('Choose Monthly')
})

test('shows the trial’s remaining days, metered usage and test mode', async () => {
  const [end, resetsAt] = [Date.now() + 4.5 * 24 * 3600_000, new Date(2026, 10, 21, 1, 0).toISOString()]
  show({
    'GET /api/subscription/current': () =>
      answer({
        subscription: { tierId: 1, status: 'active', currentPeriodEnd: new Date(end).toISOString() },
        tier: { name: 'Free Trial' },
        isTestMode: true,
        allowances: [
          { feature: 'resume_optimization', name: 'Resume optimization', limit: 1000, used: 3, resetsAt },
        ],
      }),
  })
  expect(await screen.findByText('5 of 14 days left')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Days of the trial' }).getAttribute('aria-valuenow')).toBe(
    '9',
  )
  expect(screen.getByText('3 of 1000 today, more from 01:00')).toBeTruthy()
  expect(screen.getByText('Test mode: no card was charged')).toBeTruthy()
})

test('an answer with only the specified fields is enough', async () => {
  show({
    'GET /api/subscription/current': () =>
      answer({ subscription: { tierId: 3, status: 'active', cancelAtPeriodEnd: null }, extra: 1 }),
  })
  expect(await screen.findByText('Active')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
})

test('a checkout that fails says so', async () => {
  show({ 'POST /api/subscription/create-checkout': () => answer('', { status: 500 }) })
  await user.click((await card('Monthly')).getByRole('button'))
  expect((await screen.findAllByText('Failed to process subscription')).length).toBeGreaterThan(0)
})

test.each([
  [false, 'Cancel Subscription', 'Your subscription has been cancelled at the end of the billing period.'],
  [true, 'Reactivate Subscription', 'Your subscription has been reactivated.'],
])('with cancellation %s, %s names the state it saw', async (cancelAtPeriodEnd, button, sentence) => {
  const server = show({
    'GET /api/subscription/current': () => subscription({ cancelAtPeriodEnd }),
    'POST /api/subscription/manage': () => answer({}),
  })
  await user.click(await screen.findByRole('button', { name: button }))
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  const [sent] = server.sentTo('POST /api/subscription/manage')
  expect(sent?.headers.get('x-seen-cancel-at-period-end')).toBe(String(cancelAtPeriodEnd))
})

test('a change that fails says so', async () => {
  show({
    'GET /api/subscription/current': () => subscription(),
    'POST /api/subscription/manage': () => answer('', { status: 500 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
  expect((await screen.findAllByText('Failed to manage subscription')).length).toBeGreaterThan(0)
})

test('returning from checkout removes the flag, confirms it, and polls until the plan is active', async () => {
  const server = show({}, '/subscription?success=true&x=1')
  expect((await screen.findAllByText('Subscription Updated')).length).toBeGreaterThan(0)
  expect(location.search).toBe('?x=1')
  expect(await screen.findByText('Waiting for the payment to be confirmed')).toBeTruthy()
  server.answers['GET /api/subscription/current'] = () => subscription()
  expect(await screen.findByText('Active')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Waiting for the payment to be confirmed')).toBeNull())
})

test('after half a minute without confirmation, tells the person not to pay again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show({}, '/subscription?success=true')
  await screen.findByText('Waiting for the payment to be confirmed')
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(screen.getByText(/If you paid, please do not pay again/)).toBeTruthy()
})

test('a plan that fails to load shows an error card', async () => {
  show({ 'GET /api/subscription/current': () => answer('', { status: 500 }) })
  expect(await screen.findByText('Error Loading Subscription')).toBeTruthy()
  expect(screen.getByText('Unable to load subscription information. Please try again later.')).toBeTruthy()
})
