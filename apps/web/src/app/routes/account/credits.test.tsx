// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedIn, startFakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'

test('the credits need no account and make no call', async () => {
  const server = startFakeServer()
  showApp('/account/credits')
  expect(await screen.findByRole('heading', { name: 'Sources and credits' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(server.asked()).toEqual(['GET /auth/get-session'])
})

test('open from the user menu', async () => {
  startFakeServer(signedIn())
  showApp('/')
  await userEvent.click(await screen.findByRole('button', { name: /Maya Okafor/ }))
  await userEvent.click(await screen.findByRole('link', { name: 'Sources and credits' }))
  expect(await screen.findByRole('heading', { name: 'Sources and credits' })).toBeTruthy()
})
