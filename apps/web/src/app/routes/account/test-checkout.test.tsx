// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'

const user = userEvent.setup()
const call = '/api/subscription/test-checkout/cs_test_1'

const checkout = (status: string) => () =>
  answer({
    sessionId: 'cs_test_1',
    tierId: 2,
    planName: 'Monthly',
    priceCents: 2900,
    interval: 'monthly',
    status,
    successUrl: '/subscription?success=true',
    cancelUrl: '/subscription',
  })

const show = (answers: Parameters<typeof startFakeServer>[0]) => {
  const server = startFakeServer({ ...signedIn(), [`GET ${call}`]: checkout('open'), ...answers })
  showApp('/account/test-checkout?session=cs_test_1')
  return server
}

test('says that it is a test, and shows a declined card without leaving', async () => {
  const server = show({ [`POST ${call}`]: () => refusal(402, 'PAYMENT_DECLINED') })
  expect(await screen.findByText('Test mode: no card is charged')).toBeTruthy()
  expect(screen.getByText('$29 per month')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Let the test card be declined' }))
  expect(await screen.findByText('Refused with PAYMENT_DECLINED')).toBeTruthy()
  expect(server.sentTo(`POST ${call}`)[0]?.body).toEqual({ outcome: 'decline' })
})

test.each([
  ['Pay with the test card', 'success'],
  ['Cancel and go back', 'cancel'],
])('%s ends it and goes where the server says', async (button, outcome) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const server = show({ [`POST ${call}`]: () => answer({ url: `/went-${outcome}` }) })
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/went-${outcome}`))
  expect(server.sentTo(`POST ${call}`)[0]?.body).toEqual({ outcome })
})

test.each([
  ['complete', checkout('complete'), 'This checkout is done. The plan is yours.'],
  ['expired', checkout('expired'), 'This checkout is not there'],
  ["of somebody else's", () => refusal(404, 'NOT_FOUND'), 'This checkout is not there'],
  ['that cannot be loaded', () => refusal(500, 'INTERNAL'), 'The checkout could not be loaded'],
])('a checkout %s offers nothing to pay', async (_what, answering, text) => {
  show({ [`GET ${call}`]: answering })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay with the test card' })).toBeNull()
})
