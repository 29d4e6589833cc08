import { describe, expect, it } from 'vitest'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

const workOf = (text: string) =>
  parse(`Ola Nordmann\nola@example.com\n\nWORK EXPERIENCE\n${text}`).document.work

describe('the head of a job', () => {
  it.each([
    ['Software Engineer, Fjord Labs\t2019 - 2021', 'a comma'],
    ['Software Engineer at Fjord Labs (2019 - 2021)', '"at"'],
    ['Fjord Labs | Software Engineer | 2019 - 2021', 'bars'],
    ['Fjord Labs — Software Engineer — 2019 - 2021', 'dashes'],
    ['2019 - 2021 || Software Engineer || Fjord Labs', 'cells, dates first'],
    ['2019 - 2021\nFjord Labs\nSoftware Engineer', 'lines, dates first'],
    ['Fjord Labs\nSoftware Engineer\n2019 - 2021', 'lines, company first'],
    ['Software Engineer\n\nFjord Labs\n\n2019 - 2021', 'lines with gaps'],
    ['Position: Software Engineer\nCompany: Fjord Labs\n2019 - 2021', 'labels'],
  ])('%j, parted by %s', (head) => {
    expect(workOf(`${head}\n- Built things`)).toMatchObject([
      {
        name: 'Fjord Labs',
        position: 'Software Engineer',
        startDate: '2019',
        endDate: '2021',
        highlights: ['Built things'],
      },
    ])
  })

  it('follows the usual order of the resume where the words tell nothing', () => {
    const work = workOf(`
      Fjord Labs GmbH || Oslo, Norway
      Software Engineer || 2019 - 2021
      - Built things
      Nordlys || Bergen, Norway
      Wizard of Light || 2017 - 2019
      - Lit things
    `)
    expect(work[1]).toMatchObject({
      name: 'Nordlys',
      position: 'Wizard of Light',
      location: 'Bergen, Norway',
    })
  })

  it('several roles at one company share its name', () => {
    const work = workOf(`
      **Fjord Labs || 2015 - 2021**
      Lead Engineer || 2018 - 2021
      - Led the platform
      Junior Engineer || 2015 - 2018
      - Wrote tests
    `)
    expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Fjord Labs', 'Lead Engineer', '2018'],
      ['Fjord Labs', 'Junior Engineer', '2015'],
    ])
    expect(work[0]?.summary).toContain('2015 - 2021')
  })

  it('keeps the legal form with the company and the place apart', () => {
    expect(
      workOf('Senior Developer, Hafen & Söhne, Inc., Hamburg, Germany, Jan. 5, 2019 – Feb 2020'),
    ).toMatchObject([
      {
        name: 'Hafen & Söhne, Inc.',
        location: 'Hamburg, Germany',
        startDate: '2019-01-05',
        endDate: '2020-02',
      },
    ])
  })
})

describe('the text of a job', () => {
  it('dates at the margin beside its first points belong to its head', () => {
    expect(
      workOf(`
        Fjord Labs, Engineer || Oslo, Norway
        - Built the ferry planner that the whole coast uses || June 2019 – May 2021
        - Ran it || 2 years
        Nordlys, Developer || Bergen, Norway
        - Wrote tests || 2017 – 2019
      `),
    ).toMatchObject([
      {
        name: 'Fjord Labs',
        position: 'Engineer',
        startDate: '2019-06',
        endDate: '2021-05',
        dateText: 'June 2019 – May 2021, 2 years',
        highlights: ['Built the ferry planner that the whole coast uses', 'Ran it'],
      },
      { name: 'Nordlys', startDate: '2017', endDate: '2019', highlights: ['Wrote tests'] },
    ])
  })

  it('one paragraph is its summary', () => {
    expect(
      workOf('Engineer, Fjord Labs, 2019 - 2021\nRan the whole platform for two years and kept it up.')[0],
    ).toMatchObject({
      summary: 'Ran the whole platform for two years and kept it up.',
      highlights: [],
    })
  })

  it('lines without bullet characters are its points', () => {
    expect(
      workOf('Engineer, Fjord Labs, 2019 - 2021\nBuilt the API.\nRan the servers.\nWrote the tests.')[0]
        ?.highlights,
    ).toEqual(['Built the API.', 'Ran the servers.', 'Wrote the tests.'])
  })

  it('hyphens at line ends are mended with sense', () => {
    expect(
      workOf(`
        Engineer, Fjord Labs, 2019 - 2021
        - Shipped the open-
        source client and improved its docu-
        mentation together with the perfor\u00ad
        mance team
      `)[0]?.highlights,
    ).toEqual([
      'Shipped the open-source client and improved its documentation together with the performance team',
    ])
  })

  it('a job without dates is a job of its own', () => {
    const work = workOf(`
      **Engineer, Fjord Labs, 2019 - 2021**
      - Built things

      **Volunteer Developer, Red Barn Co.**
      - Fixed things
    `)
    expect(work.map(({ name }) => name)).toEqual(['Fjord Labs', 'Red Barn Co.'])
  })
})
