import { describe, expect, it } from 'vitest'
import { findDates } from './find-dates.ts'

const read = (text: string, dayFirst?: boolean) =>
  findDates(text, { dayFirst }).map(({ startDate, endDate, current }) =>
    [startDate, endDate ?? (current ? 'now' : '')].join(' '),
  )

describe('findDates', () => {
  it('takes two digits behind a month for a day where a day with its year follows', () => {
    expect(read('May 18 - May 22, 2019')).toEqual(['2019-05-22 '])
  })

  it.each([
    ['Mar 2021 - Present', '2021-03 now'],
    ['03/2021–12/2022', '2021-03 2022-12'],
    ['2019-2021', '2019 2021'],
    ['2021-03', '2021-03 '],
    ['since 2020', '2020 now'],
    ['Summer 2019', '2019 '],
    ['2021 - current time', '2021 now'],
    ['May 2020 to the present time', '2020-05 now'],
    ['2019 – present day', '2019 now'],
    ['2018 up to now', '2018 now'],
    ['2020 – tills vidare', '2020 now'],
    ['Jan. 5, 2019', '2019-01-05 '],
    ['5th October, 2015 till date', '2015-10-05 now'],
    ['Jan - Mar 2019', '2019-01 2019-03'],
    ['Nov - Feb 2021', '2020-11 2021-02'],
    ['1989-94', '1989 1994'],
    ['Oct ’19 – Dec ’21', '2019-10 2021-12'],
    ['09/18 - 06/20', '2018-09 2020-06'],
    ['June 96 to June 99', '1996-06 1999-06'],
    ['Feb 04 - Present', '2004-02 now'],
    ['2021-03-15 to 2021-04-01', '2021-03-15 2021-04-01'],
    ['01.02.2019 - 31.12.2020', '2019-02-01 2020-12-31'],
    ['Q3 2020', '2020 '],
    ['März 2019 – heute', '2019-03 now'],
    ['Seit 03/2020', '2020-03 now'],
    ['janvier 2018 à août 2020', '2018-01 2020-08'],
    ['de marzo de 2019 a la actualidad', '2019-03 now'],
    ['lipiec 2018 – obecnie', '2018-07 now'],
    ['Sept. 2014 – heden', '2014-09 now'],
    ['с марта 2019 по настоящее время', '2019-03 now'],
    ['2019年3月 - 至今', '2019-03 now'],
  ])('reads %s', (text, dates) => {
    const found = findDates(text)
    expect(read(text)).toEqual([dates])
    expect(found[0]?.text).toBe(text)
  })

  it('takes only the year of a numeric date that may be read two ways', () => {
    expect(read('03/04/2019')).toEqual(['2019 '])
    expect(read('03/04/2019', true)).toEqual(['2019-04-03 '])
    expect(read('03/04/2019', false)).toEqual(['2019-03-04 '])
    expect(read('25/04/2019')).toEqual(['2019-04-25 '])
  })

  it.each([
    ['(555) 123-2019'],
    ['$2019'],
    ['2020+ users'],
    ['3.2019.1'],
    ['March'],
    ['version 12.4'],
    ['1,2019'],
  ])('finds none in %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('keeps the words before and after a range with it', () => {
    expect(findDates('Engineer, expected May 2025')[0]?.text).toBe('expected May 2025')
    expect(findDates('June 2023 – present (2 yrs 10 mos)')[0]?.text).toBe(
      'June 2023 – present (2 yrs 10 mos)',
    )
  })
})
