// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetKeptTexts, useKeptText, writeKeptText } from './kept-text.ts'

const maya = { owner: 'maya', field: 'note' }
const noah = { owner: 'noah', field: 'note' }

const textOf = (name: typeof maya) => renderHook(() => useKeptText(name)).result.current[0]

test('words stay in the tab for the one who typed them', () => {
  const { result, unmount } = renderHook(() => useKeptText(maya))
  act(() => result.current[1]('half a sentence'))
  expect(result.current[0]).toBe('half a sentence')
  unmount()
  expect(textOf(maya)).toBe('half a sentence')
  expect(textOf(noah)).toBe('')
})

test('what somebody else left is forgotten, and in the end everything', () => {
  writeKeptText(maya, 'mine')
  writeKeptText(noah, 'theirs')
  forgetKeptTexts('maya')
  expect([textOf(maya), textOf(noah)]).toEqual(['mine', ''])
  forgetKeptTexts()
  expect(textOf(maya)).toBe('')
})

test('one name that begins like another is somebody else', () => {
  writeKeptText({ owner: 'maya', field: 'note' }, 'mine')
  forgetKeptTexts('may')
  expect(textOf(maya)).toBe('')
})

test('words are kept on the page where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} })
  const { result } = renderHook(() => useKeptText(maya))
  act(() => result.current[1]('still here'))
  expect(result.current[0]).toBe('still here')
  act(() => forgetKeptTexts())
  expect(result.current[0]).toBe('')
})
