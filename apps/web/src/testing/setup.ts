import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { clearResponseCache } from '../lib/api.ts'
import { dismissToast, listToasts } from '../ui/toast-store.ts'

// Screens load while a test waits, which takes a busy machine longer than the default second.
configure({ asyncUtilTimeout: 60_000 })

let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  for (const entry of listToasts()) dismissToast(entry.id)
  clearResponseCache()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  const said = errors.mock.calls.map((call) => call.join(' '))
  errors.mockRestore()
  expect(said, 'an unexpected console error').toEqual([])
})
