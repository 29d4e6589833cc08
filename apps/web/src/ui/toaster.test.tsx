// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listToasts, toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const show = () => {
  vi.useFakeTimers()
  render(<Toaster />)
}
const region = () => screen.getByRole('region', { name: /Notifications/ })
const say = (...options: Parameters<typeof toast>) => act(() => void toast(...options))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a notification shows its title and sentence', () => {
  show()
  say({ title: 'Resume uploaded', description: 'Your resume is being analyzed' })
  expect(within(region()).getByText('Resume uploaded')).toBeTruthy()
  expect(within(region()).getByText('Your resume is being analyzed')).toBeTruthy()
})

test('only one notification is visible at a time', () => {
  show()
  say({ title: 'First' })
  say({ title: 'Second', variant: 'destructive' })
  expect(within(region()).queryByText('First')).toBeNull()
  expect(within(region()).getByText('Second').closest('[data-variant=destructive]')).toBeTruthy()
})

test('it shows for 5 seconds and is removed 5 seconds later', () => {
  show()
  say({ title: 'Brief' })
  wait(4900)
  expect(listToasts()).toMatchObject([{ open: true }])
  wait(200)
  expect(listToasts()).toMatchObject([{ open: false }])
  wait(4800)
  expect(listToasts()).toHaveLength(1)
  wait(300)
  expect(listToasts()).toHaveLength(0)
})

test('the dismiss button closes it', () => {
  show()
  say({ title: 'Go away' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(listToasts()).toMatchObject([{ open: false }])
})

test('F8 moves the focus to the notifications', () => {
  show()
  say({ title: 'Here' })
  fireEvent.keyDown(document.body, { code: 'F8', key: 'F8' })
  expect(region().contains(document.activeElement)).toBe(true)
})
