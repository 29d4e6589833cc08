// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const codeCall = 'POST /auth/sign-in/second-factor'
const user = userEvent.setup()

const serve = (answers: Parameters<typeof startFakeServer>[0] = {}) =>
  startFakeServer({
    ...signedIn(),
    'GET /auth/get-session': () => answer('null'),
    'POST /auth/sign-in/email': () => refusal(401, 'SECOND_FACTOR_REQUIRED'),
    ...answers,
  })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

const passFirstStep = async () => {
  showApp('/sign-in')
  await screen.findByRole('heading', { name: 'Welcome to Nextrung' })
  await user.type(field('Email'), 'maya.okafor@example.com')
  await user.type(field('Password'), 'Rung-by-Rung-42')
  await press('Sign In')
  await screen.findByRole('heading', { name: 'One more step' })
}

test('after the password, asks for the code without showing an error', async () => {
  const server = serve({ [codeCall]: () => answer({ user: makePerson() }) })
  await passFirstStep()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Authentication Error')).toBeNull()
  expect(document.activeElement).toBe(field('Code'))
  expect(field('Code').autocomplete).toBe('one-time-code')
  await user.type(field('Code'), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
  expect(server.sentTo(codeCall)[0]?.body).toEqual({ code: '123456' })
})

test('an empty code is not sent', async () => {
  const server = serve()
  await passFirstStep()
  await press('Sign In')
  expect(await screen.findByText('Please enter the code')).toBeTruthy()
  expect(server.sentTo(codeCall)).toHaveLength(0)
})

test('a wrong code shows inline and as a toast, and keeps the step', async () => {
  serve({ [codeCall]: () => refusal(400, 'WRONG_CODE') })
  await passFirstStep()
  await user.type(field('Code'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Refused with WRONG_CODE')
  const notifications = within(screen.getByRole('region', { name: /Notifications/ }))
  expect(await notifications.findByText('Authentication Error')).toBeTruthy()
  expect(field('Code').value).toBe('123456')
})

test('a recovery code can be used instead', async () => {
  const server = serve({ [codeCall]: () => answer({ user: makePerson() }) })
  await passFirstStep()
  await press('Use a recovery code instead')
  expect(document.activeElement).toBe(field('Recovery code'))
  await user.type(field('Recovery code'), 'K7QM-2XWP-9TRD{Enter}')
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
  expect(server.sentTo(codeCall)[0]?.body).toEqual({ code: 'K7QM-2XWP-9TRD' })
})

test('an expired step leads back to the password and says why', async () => {
  serve({ [codeCall]: () => refusal(401, 'UNAUTHORIZED') })
  await passFirstStep()
  await user.type(field('Code'), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Welcome to Nextrung' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Refused with UNAUTHORIZED')
  expect(field('Email').value).toBe('maya.okafor@example.com')
})

test('someone else can sign in instead', async () => {
  serve()
  await passFirstStep()
  await press('Use another account')
  expect(screen.getByRole('heading', { name: 'Welcome to Nextrung' })).toBeTruthy()
})

test('a sign-in that left this window continues with the code', async () => {
  serve({ [codeCall]: () => answer({ user: makePerson() }) })
  showApp('/account/second-factor')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
})
