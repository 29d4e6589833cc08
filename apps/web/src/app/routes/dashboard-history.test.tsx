// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { answer, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'professional')
})

const comparing = 'GET /api/resumes/7/compare/3'

const start = (...rows: unknown[]) => {
  const server = startFakeServer({
    ...signedIn(),
    'GET /api/resumes/1': () => answer(rows),
    [comparing]: () => answer({ skillsAdded: [], skillsRemoved: [], contentChanges: [] }),
  })
  showApp('/dashboard')
  return server
}

const toggle = () => screen.findByRole('button', { name: 'View History' })

test('View History is always available and opens the versions; feedback stays visible', async () => {
  start(makeRow())
  const button = await toggle()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('region', { name: 'Version History' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Changes Summary' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Feedback' })).toBeTruthy()
  await userEvent.click(button)
  expect(screen.queryByRole('region', { name: 'Version History' })).toBeNull()
})

test('with two versions, one click compares the newest two, and nothing loads before that', async () => {
  const server = start(makeRow(), makeRow({ id: 3, version: 1, document: null }))
  const button = await toggle()
  expect(server.sentTo(comparing)).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByText('These two versions say the same.')).toBeTruthy()
  expect(server.sentTo(comparing)).toHaveLength(1)
})
