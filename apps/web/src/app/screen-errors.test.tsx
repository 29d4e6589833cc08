// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { ScreenErrors } from './screen-errors.tsx'

const Broken = (): never => {
  throw new Error('This screen is broken')
}

test('a broken screen says so, and other screens still work', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/broken')
  const Screen = () => (location.pathname === '/broken' ? <Broken /> : <p>Fine</p>)
  render(
    <ScreenErrors>
      <Screen />
    </ScreenErrors>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  act(() => navigate('/'))
  expect(screen.getByText('Fine')).toBeTruthy()
  quiet.mockClear()
})
