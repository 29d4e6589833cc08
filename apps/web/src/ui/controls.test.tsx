// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { Bar } from './bar.tsx'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { EmptyState } from './empty-state.tsx'
import { Field } from './field.tsx'
import { Textarea } from './input.tsx'
import { Rungs } from './rungs.tsx'
import { Switch } from './switch.tsx'

const user = userEvent.setup()

test('a field labels its control and shows its error', () => {
  const field = (error?: string) => (
    <Field label="Feedback" error={error} hint="A sentence or two">
      {(control) => <Textarea {...control} />}
    </Field>
  )
  const { rerender } = render(field())
  const control = screen.getByLabelText('Feedback')
  const said = () => document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
  expect(said()).toBe('A sentence or two')
  rerender(field('Please provide an answer'))
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(said()).toBe('Please provide an answer')
})

test('a busy button cannot be pressed again and keeps its name', async () => {
  let presses = 0
  render(
    <Button busy onClick={() => (presses += 1)}>
      Continue
    </Button>,
  )
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(presses).toBe(0)
})

test.each([
  [140, '100'],
  [-5, '0'],
  [42, '42'],
])('a bar of %i shows %s of 100', (value, shown) => {
  render(<Bar value={value} label="Match" />)
  expect(screen.getByRole('meter', { name: 'Match' }).getAttribute('aria-valuenow')).toBe(shown)
})

test('rungs can announce a different value than they show', () => {
  render(<Rungs count={3} filled={2} valueNow={66} valueMax={100} label="Resume" />)
  const rungs = screen.getByRole('progressbar', { name: 'Resume' })
  expect([rungs.getAttribute('aria-valuenow'), rungs.getAttribute('aria-valuemax')]).toEqual(['66', '100'])
})

const Locations = () => {
  const [places, setPlaces] = useState(['Leeds', 'York'])
  return places.map((place) => (
    <Chip
      key={place}
      removeLabel={`Remove ${place}`}
      onRemove={() => setPlaces(places.filter((other) => other !== place))}
    >
      {place}
    </Chip>
  ))
}

test('a chip can be removed by the name of its button', async () => {
  render(<Locations />)
  await user.click(screen.getByRole('button', { name: 'Remove Leeds' }))
  expect(screen.queryByText('Leeds')).toBeNull()
  expect(screen.getByText('York')).toBeTruthy()
})

test('a switch can be flipped by keyboard', async () => {
  render(<Switch aria-label="Job Alerts" defaultChecked={false} />)
  const control = screen.getByRole('switch', { name: 'Job Alerts' })
  control.focus()
  await user.keyboard(' ')
  expect(control.getAttribute('aria-checked')).toBe('true')
})

test('an empty state shows its message next to the idle mascot', () => {
  render(<EmptyState action={<Badge>None yet</Badge>}>No questions available.</EmptyState>)
  expect(screen.getByRole('img', { name: 'Ash the ladder, idle' })).toBeTruthy()
  expect(screen.getByText('No questions available.')).toBeTruthy()
  expect(screen.getByText('None yet')).toBeTruthy()
})
