// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAuth } from '../features/auth/auth-context.tsx'
import { useTheme } from '../features/settings/theme-context.ts'

const messageOf = (act: () => unknown): string => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    act()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  } finally {
    quiet.mockClear()
  }
}

test.each([
  ['useTheme', useTheme, 'useTheme must be used within a ThemeProvider'],
  ['useAuth', useAuth, 'useAuth must be used within an AuthProvider'],
])('%s outside of its provider throws', (_name, useIt: () => unknown, message) => {
  const Outside = () => {
    useIt()
    return null
  }
  expect(messageOf(() => render(<Outside />))).toBe(message)
})
