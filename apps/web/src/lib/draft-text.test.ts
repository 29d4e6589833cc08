// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clearDrafts, useDraftText, writeDraftText } from './draft-text.ts'

const maya = { owner: 'maya', field: 'note' }
const noah = { owner: 'noah', field: 'note' }

const textOf = (name: typeof maya) => renderHook(() => useDraftText(name)).result.current[0]

test('words stay in the tab for the one who typed them', () => {
  const { result, unmount } = renderHook(() => useDraftText(maya))
  act(() => result.current[1]('half a sentence'))
  expect(result.current[0]).toBe('half a sentence')
  unmount()
  expect(textOf(maya)).toBe('half a sentence')
  expect(textOf(noah)).toBe('')
})

test('what somebody else left is forgotten, and in the end everything', () => {
  writeDraftText(maya, 'mine')
  writeDraftText(noah, 'theirs')
  clearDrafts('maya')
  expect([textOf(maya), textOf(noah)]).toEqual(['mine', ''])
  clearDrafts()
  expect(textOf(maya)).toBe('')
})

test('one name that begins like another is somebody else', () => {
  writeDraftText({ owner: 'maya', field: 'note' }, 'mine')
  clearDrafts('may')
  expect(textOf(maya)).toBe('')
})

test('words are kept on the page where the browser refuses storage', () => {
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
