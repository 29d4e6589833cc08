import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

const withoutClipboard = () => vi.stubGlobal('navigator', {})

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

test('where there is no clipboard, what is selected is copied', async () => {
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

test('a browser that copies neither way is told of', async () => {
  withoutClipboard()
  document.execCommand = () => false
  expect(await copyText('K7QM-2XWP')).toBe(false)
})
