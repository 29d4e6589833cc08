// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clearDrafts, useDraftText, writeDraftText } from './draft-text.ts'

const maya = { owner: 'maya', field: 'note' }
const noah = { owner: 'noah', field: 'note' }

const textOf = (name: typeof maya) => renderHook(() => useDraftText(name)).result.current[0]

test('a draft stays in the tab for the person who typed it', () => {
  const { result, unmount } = renderHook(() => useDraftText(maya))
  act(() => result.current[1]('half a sentence'))
  expect(result.current[0]).toBe('half a sentence')
  unmount()
  expect(textOf(maya)).toBe('half a sentence')
  expect(textOf(noah)).toBe('')
})

test('clears other people’s drafts, or all of them', () => {
  writeDraftText(maya, 'mine')
  writeDraftText(noah, 'theirs')
  clearDrafts('maya')
  expect([textOf(maya), textOf(noah)]).toEqual(['mine', ''])
  clearDrafts()
  expect(textOf(maya)).toBe('')
})

test('an owner whose name starts like another is a different owner', () => {
  writeDraftText({ owner: 'maya', field: 'note' }, 'mine')
  clearDrafts('may')
  expect(textOf(maya)).toBe('')
})

test('keeps drafts in memory when the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} })
  const { result } = renderHook(() => useDraftText(maya))
  act(() => result.current[1]('still here'))
  expect(result.current[0]).toBe('still here')
  act(() => clearDrafts())
  expect(result.current[0]).toBe('')
})
