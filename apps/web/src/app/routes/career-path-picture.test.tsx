// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { samplePath } from '../../features/career-path/testing/sample-path.ts'
import { answer, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
  startFakeServer({ ...signedIn(), 'GET /api/career-path/visualization': () => answer(samplePath) })
})

const tree = () => screen.findByRole('tree', { name: 'Career path' })
const show = async () => {
  showApp('/career-path?view=picture')
  return within(await tree()).getAllByRole('treeitem')
}
const focused = () => document.activeElement?.textContent ?? ''

test('the picture opens from the cards, and its address leads back to it', async () => {
  showApp('/career-path')
  await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }))
  expect(await tree()).toBeTruthy()
  expect(location.search).toBe('?view=picture')
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }))
  expect(await screen.findByRole('article', { name: 'IT Support Specialist' })).toBeTruthy()
  expect(location.search).toBe('')
})

test('holds every card of the path, with its place in the tree', async () => {
  const items = await show()
  const places = items.map((item) =>
    ['level', 'posinset', 'setsize'].map((name) => item.getAttribute(`aria-${name}`)).join(' '),
  )
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('IT Support Specialist'),
    expect.stringContaining('System Administrator'),
    expect.stringContaining('Security Engineer'),
    expect.stringContaining('Cloud Engineer'),
  ])
  expect(places).toEqual(['1 1 1', '2 1 2', '3 1 1', '2 2 2'])
})

test('the arrow keys walk the picture, and one card at a time is a tab stop', async () => {
  const [root, ...rest] = await show()
  expect(rest.every(({ tabIndex }) => tabIndex === -1)).toBe(true)
  root?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toContain('System Administrator')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toContain('Cloud Engineer')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}')
  expect(focused()).toContain('Security Engineer')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toContain('IT Support Specialist')
  await userEvent.keyboard('{End}')
  expect(focused()).toContain('Cloud Engineer')
  expect(root?.tabIndex).toBe(-1)
})

test('Enter opens a card, and closing it returns to its box', async () => {
  const [root] = await show()
  root?.focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'System Administrator' }))
  expect(dialog.getAllByText('Required')).toHaveLength(4)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(focused()).toContain('System Administrator')
})

test('a click opens a card, too', async () => {
  const [, step] = await show()
  // The pan takes the pointer's press, which a simulated one can't be; the click comes after it.
  step?.click()
  expect(await screen.findByRole('dialog', { name: 'System Administrator' })).toBeTruthy()
})

test('keys and buttons zoom', async () => {
  const [root] = await show()
  const zoomed = async () => (await tree()).style.transform
  expect(await zoomed()).toContain('scale(1)')
  root?.focus()
  await userEvent.keyboard('+')
  expect(await zoomed()).toContain('scale(1.25)')
  await userEvent.keyboard('0')
  expect(await zoomed()).toContain('scale(1)')
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  expect(await zoomed()).toContain('scale(0.8)')
  await userEvent.click(screen.getByRole('button', { name: 'Show from the start' }))
  expect(await zoomed()).toContain('scale(1)')
})

test('says in words what the picture shows', async () => {
  await show()
  const list = within(screen.getByText('The picture in words').closest('details') as HTMLElement)
  expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(4)
  expect(list.getByText(/: Next step; Mid-level; About 3 to 6 months/)).toBeTruthy()
})

test('on paper, all of the picture is there at a size that fits', async () => {
  await show()
  dispatchEvent(new Event('beforeprint'))
  expect((await tree()).style.transform).toMatch(/^scale\(0\.\d+\)$/)
  dispatchEvent(new Event('afterprint'))
  await waitFor(async () => expect((await tree()).style.transform).toContain('translate'))
})
