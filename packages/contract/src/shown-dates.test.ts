import { expect, it } from 'vitest'
import { datesAsWritten } from './shown-dates.ts'

it.each([
  [{ startDate: '2022', dateText: 'Summer 2022' }, 'Summer 2022'],
  [{ startDate: '2021', endDate: '2022', dateText: 'Fall 2021 – Spring 2022' }, 'Fall 2021 – Spring 2022'],
  [{ startDate: '2020', dateText: 'Q3 2020' }, 'Q3 2020'],
  [{ endDate: '2019', dateText: 'Wintersemester 2019/20' }, 'Wintersemester 2019/20'],
  [{ startDate: '2022-06', dateText: 'June 2022' }, undefined],
  [{ startDate: '2019', endDate: '2021', dateText: '2019 - 2021' }, undefined],
  [{ dateText: 'some summers' }, undefined],
])('%j is shown as %j', (dates, shown) => {
  expect(datesAsWritten(dates)).toBe(shown)
})
