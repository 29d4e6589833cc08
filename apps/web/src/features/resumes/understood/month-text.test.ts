import { expect, test } from 'vitest'
import { isPresent, readMonth } from './month-text.ts'

test.each([
  ['2021', '2021'],
  ['03/2021', '2021-03'],
  ['3/2021', '2021-03'],
  ['03.2021', '2021-03'],
  ['2021-03', '2021-03'],
  ['Mar 2021', '2021-03'],
  [' march 2021 ', '2021-03'],
  ['Sept. 2019', '2019-09'],
  ['März 2021', '2021-03'],
  ['février 2020', '2020-02'],
  ['diciembre 2018', '2018-12'],
])('%s is read as %s', (typed, date) => {
  expect(readMonth(typed)).toBe(date)
})

test.each(['', 'someday', '13/2021', '0/2021', '21', '1/2/2021', 'Foo 2021', '3021', 'Present'])(
  '%j is no date',
  (typed) => {
    expect(readMonth(typed)).toBeUndefined()
  },
)

test.each([
  ['Present', true],
  [' current ', true],
  ['heute', true],
  ["aujourd'hui", true],
  ['2021', false],
  ['', false],
])('%j goes on: %s', (typed, goesOn) => {
  expect(isPresent(typed)).toBe(goesOn)
})
