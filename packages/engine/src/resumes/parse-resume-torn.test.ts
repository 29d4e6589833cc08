import { describe, expect, it } from 'vitest'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

const jobs = (text: string) =>
  parse(text).document.work.map(({ position, name, startDate, endDate, current }) =>
    [position, name, startDate, current ? 'now' : endDate].join(' | '),
  )
const schools = (text: string) =>
  parse(text).document.education.map(({ studyType, area, institution, startDate, endDate }) =>
    [studyType, area, institution, startDate, endDate].join(' | '),
  )
const head = 'Ottilie Brandner\nottilie.brandner@example.com\n\n'

describe('dates torn onto two lines', () => {
  const text = `${head}EXPERIENCE

2019
Present: Release Manager, Fernhill Analytics
- Plans releases for four teams

05/2016
11/2018
Build Engineer
Orchard Systems GmbH
- Kept the build under 6 minutes

Systems Administrator, Copperfield Library, January 2013
April 2016
- Ran 40 terminals`

  it('reads them as one range', () => {
    expect(jobs(text)).toEqual([
      'Release Manager | Fernhill Analytics | 2019 | now',
      'Build Engineer | Orchard Systems GmbH | 2016-05 | 2018-11',
      'Systems Administrator | Copperfield Library | 2013-01 | 2016-04',
    ])
  })

  it('names both lines as their source and leaves nothing over', () => {
    const { document, sources } = parse(text)
    expect(sources['/work/0/startDate']?.map((line) => line.text)).toEqual([
      '2019',
      'Present: Release Manager, Fernhill Analytics',
    ])
    expect(document.other).toEqual([])
  })

  it.each([
    ['2011 2014', '2011', '2014'],
    ['20112014', '2011', '2014'],
    ['2011‐2014', '2011', '2014'],
  ])('reads the range "%s" whose dash was lost or is an unusual one', (dates, from, to) => {
    expect(jobs(`${head}Experience\n\nTester, Fernhill Analytics\n${dates}\n- Tested\n`)).toEqual([
      `Tester | Fernhill Analytics | ${from} | ${to}`,
    ])
  })
})

describe('jobs without dates or space between them', () => {
  it('begin at lines that are names of positions, employers and towns, not at deeds', () => {
    const text = `${head}PROFESSIONAL EXPERIENCE
Support Technician
Lakeside Clinics, Salem, OR
Answered about 60 calls a day and kept the list of known faults
Trained new colleagues
Desk Assistant
Harbor School District, Portland, OR
Planned daily lessons for the computer room`
    expect(jobs(text)).toEqual([
      'Support Technician | Lakeside Clinics |  | ',
      'Desk Assistant | Harbor School District |  | ',
    ])
  })

  it('stand one under the other as an entry each', () => {
    const text = `${head}Earlier Experience
Field Technician, Brightwater Pumps
Network Engineer, Orchard Systems GmbH`
    expect(jobs(text)).toEqual([
      'Field Technician | Brightwater Pumps |  | ',
      'Network Engineer | Orchard Systems GmbH |  | ',
    ])
  })

  it('take no season, label or sentence for an employer', () => {
    const text = `${head}EXPERIENCE

Data Analyst
Northgate Foods
2018 - 2020
Team size: 4
Reported sales of 30 stores to the buyers every week
- Built the weekly report`
    const [job] = parse(text).document.work
    expect(job).toMatchObject({ position: 'Data Analyst', name: 'Northgate Foods' })
    expect(job?.summary).toContain('Team size: 4')
  })

  it('keep what stands beside the title out of the employer, which has a line of its own', () => {
    const text = `${head}WORK EXPERIENCE

Application Developer - Payments

Kestrel Bank

March 2019 to Present`
    expect(jobs(text)[0]).toMatch(/\| Kestrel Bank \| 2019-03 \| now$/)
  })

  it('are read from sentences', () => {
    const text = `${head}EXPERIENCE

Worked as Java developer for Kestrel Software Ltd, Leeds from May 2015 to June 2018`
    expect(jobs(text)[0]).toMatch(/^Java developer \| Kestrel Software Ltd/)
  })
})

describe('schools in any order of their facts', () => {
  it.each([
    [
      'degree, school, year',
      'B.E. in Electronics\nHillcrest University\n2012\nHSC\nRiverside Board\n2008',
      ['B.E. | Electronics | Hillcrest University |  | 2012', 'HSC |  | Riverside Board |  | 2008'],
    ],
    [
      'school, degree',
      'Hillcrest University, Salem\nPh.D. in Physics\nLakeview College\nB.Sc. in Physics',
      ['Ph.D. | Physics | Hillcrest University |  | ', 'B.Sc. | Physics | Lakeview College |  | '],
    ],
    [
      'years, then a sentence of degree and school',
      '2003-2005\n\nMaster of Commerce in Sales, Hillcrest School of Commerce.\n2000-2003\nBachelor of Commerce in Sales, Hillcrest School of Commerce.',
      [
        'Master of Commerce | Sales | Hillcrest School of Commerce | 2003 | 2005',
        'Bachelor of Commerce | Sales | Hillcrest School of Commerce | 2000 | 2003',
      ],
    ],
    [
      'degree, field and school in one line',
      'Masters, Business Administration, University of Eastgate\nBachelors, Computer Science, University of Westgate',
      [
        'Masters | Business Administration | University of Eastgate |  | ',
        'Bachelors | Computer Science | University of Westgate |  | ',
      ],
    ],
    [
      'a faculty under its university',
      'Hillcrest University\nSchool of Engineering\nMaster of Science in Robotics\n2016 - 2018',
      ['Master of Science | Robotics | Hillcrest University | 2016 | 2018'],
    ],
  ])('%s', (_order, lines, expected) => {
    expect(schools(`${head}EDUCATION\n\n${lines}`)).toEqual(expected)
  })
})

describe('several roles at one employer', () => {
  it('all have it, also where only the first names it', () => {
    const text = `${head}Experience

Kestrel Bank, Leeds

Lead Engineer | 2020 - Present
- Leads five people

Software Engineer | 2016 - 2020
- Wrote the ledger`
    expect(jobs(text)).toEqual([
      'Lead Engineer | Kestrel Bank | 2020 | now',
      'Software Engineer | Kestrel Bank | 2016 | 2020',
    ])
  })
})

describe('bullets', () => {
  it('on lines of their own belong to the lines after them', () => {
    const text = `${head}EXPERIENCE

Tester, Kestrel Bank, 2016 - 2020
•
Wrote 300 tests
•
Ran them every night`
    expect(parse(text).document.work[0]?.highlights).toEqual(['Wrote 300 tests', 'Ran them every night'])
  })
})

describe('headings by their layout', () => {
  it.each([
    ['Web Development Experience', 'work'],
    ['FORMAL EDUCATION AND TRAINING', 'education'],
    ['Software Engineering Skills', 'skills'],
  ])('"%s" under a blank line opens %s', (heading, section) => {
    const text = `${head}Summary\nBuilds things.\n\n${heading}\n\nWeb Developer, Kestrel Bank, 2019 - 2020`
    expect(parse(text).document.sectionOrder[1]).toBe(section)
  })

  it('gives headings that are ours the lines they stand for as their source', () => {
    const { document, sources } = parse(
      `${head}Driving licence since 2004, clean\n\nExperience\nTester, Kestrel Bank, 2019`,
    )
    for (const at of document.other.keys()) expect(sources[`/other/${at}/heading`]?.length).toBeGreaterThan(0)
  })
})
