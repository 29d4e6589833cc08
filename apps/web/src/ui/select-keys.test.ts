import { expect, test } from 'vitest'
import { moveInList } from './select-keys.ts'

const labels = ['Data Engineer', 'Data Scientist', 'Full Stack Developer', 'Frontend Developer']
const move = (key: string, current: number, typed = '') => moveInList({ key, current, labels, typed })

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['PageDown', 0, 3],
  ['PageUp', 3, 0],
])('%s from option %i leads to option %i', (key, from, to) => expect(move(key, from)).toBe(to))

test('repeating a letter cycles through the options that start with it', () => {
  expect(move('d', 0, 'd')).toBe(1)
  expect(move('d', 1, 'dd')).toBe(0)
})

test('typing several letters finds the option that starts with them', () => {
  expect(move('s', 0, 'data s')).toBe(1)
  expect(move('r', 0, 'FR')).toBe(3)
})

test('other keys do not move', () => {
  expect(move('Shift', 1)).toBeUndefined()
  expect(move('z', 1, 'z')).toBeUndefined()
  expect(moveInList({ key: 'ArrowDown', current: 0, labels: [], typed: '' })).toBeUndefined()
})
