import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeRow } from '../testing/maya-okafor.ts'
import { shownRow } from '../testing/shown-row.ts'
import { ScoreCard } from './score-card.tsx'

const score = {
  total: 38,
  role: 'Security Engineer',
  parts: [
    {
      name: 'Required skills',
      points: 26,
      most: 60,
      explanation: '9 of the 14 skills stand in your resume.',
    },
    { name: 'Outcomes', points: 12, most: 40, explanation: '5 of your 9 lines say what came of it.' },
  ],
  gains: [
    { points: 9, what: 'Add AWS, if you have used it.' },
    { points: 6, what: 'Say what came of the PowerShell line.' },
  ],
}

const show = (over: Record<string, unknown>) => render(<ScoreCard resume={shownRow(makeRow(over))} />)

test('shows the score with its role, its parts and what would raise it most', () => {
  show({ score })
  const card = within(screen.getByRole('region', { name: 'Resume score' }))
  expect(card.getByText('38')).toBeTruthy()
  expect(card.getByText('For Security Engineer')).toBeTruthy()
  const bar = card.getByRole('meter', { name: 'Required skills' })
  expect(bar.getAttribute('aria-valuenow')).toBe('26')
  expect(bar.getAttribute('aria-valuemax')).toBe('60')
  expect(card.getByText('26 of 60')).toBeTruthy()
  const gains = card.getByRole('heading', { name: 'What would raise it most' }).parentElement
  expect(gains?.querySelectorAll('li')[0]?.textContent).toBe('+9 points:Add AWS, if you have used it.')
})

test('the details of a part’s points expand below it', async () => {
  show({ score })
  const part = screen.getByRole('button', { name: 'Required skills 26 of 60' })
  expect(screen.queryByText('9 of the 14 skills stand in your resume.')).toBeNull()
  await userEvent.click(part)
  expect(part.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('9 of the 14 skills stand in your resume.')).toBeTruthy()
})

test('the source line expands to the parts, their weights and their sum', async () => {
  show({ score })
  await userEvent.click(screen.getByRole('button', { name: 'Calculated here, from 2 parts' }))
  const source = within(screen.getByRole('dialog', { name: 'How the resume score is calculated' }))
  expect(source.getByText(/Each point is explained; the weights are our own judgement\./)).toBeTruthy()
  expect(source.getByRole('row', { name: 'Outcomes 12 40' })).toBeTruthy()
  expect(source.getByRole('row', { name: 'Together 38 100' })).toBeTruthy()
})

test.each([
  ['missing', undefined],
  ['null', null],
  ['without the figure', { ...score, total: 'many' }],
  ['without parts to show it by', { ...score, parts: [] }],
])('nothing is shown when the score is %s', (_, given) => {
  const { container } = show({ score: given })
  expect(container.innerHTML).toBe('')
})
