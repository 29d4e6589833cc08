import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

const withoutClipboard = () => vi.stubGlobal('navigator', {})

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

test('copies through a selection where there is no clipboard', async () => {
  withoutClipboard()
  let copied = ''
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? ''
    return true
  }
  expect(await copyText('K7QM-2XWP')).toBe(true)
  expect(copied).toBe('K7QM-2XWP')
  expect(document.querySelector('textarea')).toBeNull()
})

test('returns false in a browser that copies neither way', async () => {
  withoutClipboard()
  document.execCommand = () => false
  expect(await copyText('K7QM-2XWP')).toBe(false)
})
