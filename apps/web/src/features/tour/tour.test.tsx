// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tour } from './tour.tsx'

const user = userEvent.setup()
const card = () => screen.getByRole('dialog')
const press = (name: string) => user.click(within(card()).getByRole('button', { name }))
const mascot = () => within(card()).getByRole('img').getAttribute('aria-label')

test('has five steps, and the mascot celebrates at the end', async () => {
  render(<Tour />)
  const seen: unknown[] = []
  for (const last of [false, false, false, false, true]) {
    const heading = within(card()).getByRole('heading').textContent
    const counter = within(card()).getByText(/^\d of 5$/).textContent
    seen.push([counter, heading, mascot()])
    if (!last) await press('Next')
  }
  expect(seen).toEqual([
    ['1 of 5', 'Welcome to Nextrung', 'Ash the ladder, idle'],
    ['2 of 5', 'Choose your path', 'Ash the ladder, encouraging'],
    ['3 of 5', 'Select your target role', 'Ash the ladder, encouraging'],
    ['4 of 5', 'Upload your resume', 'Ash the ladder, encouraging'],
    ['5 of 5', 'Track your progress', 'Ash the ladder, celebrating'],
  ])
  expect(within(card()).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5')
})

test('Previous goes back, and is missing on the first step', async () => {
  render(<Tour />)
  expect(within(card()).queryByRole('button', { name: 'Previous' })).toBeNull()
  await press('Next')
  await press('Previous')
  expect(within(card()).getByText('1 of 5')).toBeTruthy()
})

test('finishing records that the tour was seen', async () => {
  const { unmount } = render(<Tour />)
  for (let step = 1; step < 5; step += 1) await press('Next')
  await press('Finish')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('hasSeenTour')).toBe('true')
  unmount()
  render(<Tour />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the close button and Escape end it, and it takes the focus when it opens', async () => {
  render(<Tour />)
  expect(document.activeElement).toBe(card())
  await press('Close tour')
  expect(localStorage.getItem('hasSeenTour')).toBe('true')
  localStorage.clear()
  render(<Tour />)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('hasSeenTour')).toBe('true')
})

test('the page stays usable: nothing is modal, and there is room to scroll', async () => {
  let presses = 0
  const { unmount } = render(
    <>
      <button type="button" data-tour="choose-path" onClick={() => (presses += 1)}>
        On the page
      </button>
      <Tour />
    </>,
  )
  expect(card().hasAttribute('aria-modal')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'On the page' }))
  expect(presses).toBe(1)
  expect(document.body.style.paddingBottom).toBe('100vh')
  unmount()
  expect(document.body.style.paddingBottom).toBe('')
})
