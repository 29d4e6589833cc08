// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { makePerson, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
const selectionCall = 'PUT /auth/selection'
const button = (name: string) => screen.getByRole('button', { name })
const chooser = () => screen.getByRole('combobox', { name: 'Select Target Role' })

const showHome = async (answers = {}) => {
  const server = startFakeServer({ ...signedIn(), ...answers })
  showApp('/')
  await screen.findByRole('heading', { name: 'Choose your next rung' })
  return server
}

beforeEach(() => localStorage.setItem('hasSeenTour', 'true'))

test('welcomes the person by name', async () => {
  await showHome()
  expect(screen.getByText(/Welcome, Maya Okafor/)).toBeTruthy()
})

test('the rest of the screen appears after choosing the career status', async () => {
  const server = await showHome()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText('Upload Resume')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(button('Transitioning to IT'))
  expect(chooser().textContent).toBe('Choose your target role')
  expect(screen.getByText('Upload Resume')).toBeTruthy()
  expect(button('Transitioning to IT').getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('userType')).toBe('transitioner')
  await waitFor(() => expect(server.sentTo(selectionCall)[0]?.body).toEqual({ userType: 'transitioner' }))
})

test('the list offers the seventeen roles', async () => {
  await showHome()
  await user.click(button('IT Professional'))
  await user.click(chooser())
  const options = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(options).toHaveLength(17)
  expect(options[0]?.textContent).toBe('Software Engineer')
  expect(options.at(-1)?.textContent).toBe('Engineering Manager')
})

test('a role can be chosen by keyboard, and is saved in the browser and the account', async () => {
  const server = await showHome()
  await user.click(button('IT Professional'))
  chooser().focus()
  await user.keyboard('{Enter}full s')
  const active = document.getElementById(chooser().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('Full Stack Developer')
  await user.keyboard('{Enter}')
  expect(chooser().textContent).toBe('Full Stack Developer')
  expect(localStorage.getItem('targetRole')).toBe('Full Stack Developer')
  await waitFor(() =>
    expect(server.sentTo(selectionCall)[1]?.body).toEqual({ targetRole: 'Full Stack Developer' }),
  )
})

test('Escape closes the list and changes nothing', async () => {
  await showHome()
  await user.click(button('IT Professional'))
  await user.click(chooser())
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(localStorage.getItem('targetRole')).toBeNull()
})

test('an unreachable account does not get in the way of choosing', async () => {
  const server = await showHome({ [selectionCall]: () => refusal(500, 'INTERNAL') })
  await user.click(button('IT Professional'))
  await waitFor(() => expect(server.sentTo(selectionCall)).toHaveLength(1))
  expect(within(screen.getByRole('region', { name: /Notifications/ })).queryByRole('listitem')).toBeNull()
})

test('continuing without a role says what is missing', async () => {
  await showHome()
  await user.click(button('IT Professional'))
  await user.click(button('Continue'))
  const notifications = within(screen.getByRole('region', { name: /Notifications/ }))
  expect(await notifications.findByText('Please select a target role')).toBeTruthy()
  expect(notifications.getByText('Choose your desired role before continuing')).toBeTruthy()
  expect(location.pathname).toBe('/')
})

test('continuing with both leads to the dashboard', async () => {
  localStorage.setItem('userType', 'professional')
  localStorage.setItem('targetRole', 'Data Engineer')
  await showHome()
  await user.click(button('Continue'))
  expect(await screen.findByRole('heading', { name: 'Your Career Dashboard' })).toBeTruthy()
})

test('does not show another person’s choices from this browser', async () => {
  localStorage.setItem('storedFor', 'uid-of-somebody-else')
  localStorage.setItem('userType', 'professional')
  localStorage.setItem('targetRole', 'Data Engineer')
  const other = makePerson()
  await showHome(signedIn(other))
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText('Data Engineer')).toBeNull()
})
