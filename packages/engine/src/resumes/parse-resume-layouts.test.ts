import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { lostWords, sourceFaults } from './parsing/testing/check-parsed.ts'
import { makeReadDocument } from './parsing/testing/make-read-document.ts'

function parse(...input: Parameters<typeof makeReadDocument>) {
  const read = makeReadDocument(...input)
  const parsed = parseResume(read)
  expect(lostWords(read, parsed)).toEqual([])
  expect(sourceFaults(read, parsed)).toEqual([])
  return parsed
}

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

describe('sections', () => {
  it('are found in a side bar, and each column goes on by itself', () => {
    const { document } = parse(`
      [20] 0> **Mei Tanaka**
      [10] 0> mei.tanaka@example.com
      [12] 1> **SKILLS**
      [10] 1> Rust
      [10] 1> PostgreSQL
      [12] 1> **LANGUAGES**
      [10] 1> Japanese (native)
      [10] 1> English (C1)
      [12] 2> **EXPERIENCE**
      [10] 2> **Systems Engineer, Hoshi KK || 2018 - 2023**
      [10] 2> - Wrote a storage engine
      ===
      [10] 1> German (A2)
      [10] 2> - Halved the write latency
    `)
    expect(document.skills).toEqual([{ keywords: ['Rust', 'PostgreSQL'] }])
    expect(document.languages).toEqual([
      { language: 'Japanese', fluency: 'native' },
      { language: 'English', fluency: 'C1' },
      { language: 'German', fluency: 'A2' },
    ])
    expect(document.work[0]?.highlights).toEqual(['Wrote a storage engine', 'Halved the write latency'])
  })

  it('are found without any heading', () => {
    const { document, skills } = parse(`
      Ravi Menon
      ravi.menon@example.com | +91 98555 01420

      Java, Spring Boot, Kafka, Oracle, Docker

      Senior Developer, Malabar Software Pvt Ltd, 2018 - Present
      - Built a claims service in Java
      Developer, Coastal Systems, 2014 - 2018
      - Maintained batch jobs

      B.Tech in Computer Science, Cochin University, 2010 - 2014
    `)
    expect(document.work.map(({ name }) => name)).toEqual(['Malabar Software Pvt Ltd', 'Coastal Systems'])
    expect(document.education).toMatchObject([
      { institution: 'Cochin University', studyType: 'B.Tech', area: 'Computer Science' },
    ])
    expect(skills).toEqual(expect.arrayContaining(['Java', 'Spring Boot', 'Docker']))
  })

  it('with programming languages under "Languages" belong to the skills', () => {
    const { document } = parse(
      'Ola Nordmann\n\nLANGUAGES\nJava, Python, C++\n\nEXPERIENCE\nEngineer, Fjord Labs, 2019 - 2021',
    )
    expect(document.languages).toEqual([])
    expect(document.skills).toEqual([{ name: 'LANGUAGES', keywords: ['Java', 'Python', 'C++'] }])
  })

  it('with spoken languages inside the skills belong to the languages', () => {
    const { document } = parse(
      'Ola Nordmann\n\nSKILLS\nBackend: Go, Kafka\nLanguages: English, Norwegian\n\nEXPERIENCE\nEngineer, Fjord Labs, 2019 - 2021',
    )
    expect(document.languages.map(({ language }) => language)).toEqual(['English', 'Norwegian'])
    expect(document.skills.map(({ name }) => name)).toEqual(['Backend'])
  })

  it('of unusual wording are known by their look', () => {
    const { document } = parse(`
      [20] **Ola Nordmann**
      [13] **EXPERIENCE**
      [10] Engineer, Fjord Labs, 2019 - 2021
      [13] **THINGS I BUILT AT NIGHT**
      [10] A tide clock
      [13] **EDUCATION**
      [10] MSc Physics, University of Oslo, 2015
    `)
    expect(document.other).toEqual([{ heading: 'THINGS I BUILT AT NIGHT', lines: ['A tide clock'] }])
  })

  it('of projects and certificates are read', () => {
    const { document } = parse(
      `
      Ola Nordmann

      PROJECTS
      **Tide Clock || 2022**
      - Shows the tide on e-paper
      Technologies: Rust, ESP32
      **Ferry Bot**
      A chat bot for ferry times.

      CERTIFICATIONS
      - AWS Certified Solutions Architect, Amazon Web Services, March 2023
      - Certified Kubernetes Administrator (CNCF), 2021
    `,
      [{ text: 'Tide Clock', url: 'https://tide.example.com', page: 1 }],
    )
    expect(document.projects).toEqual([
      {
        name: 'Tide Clock',
        url: 'https://tide.example.com',
        startDate: '2022',
        dateText: '2022',
        highlights: ['Shows the tide on e-paper'],
        keywords: ['Rust', 'ESP32'],
      },
      { name: 'Ferry Bot', description: 'A chat bot for ferry times.', highlights: [], keywords: [] },
    ])
    expect(document.certificates).toEqual([
      { name: 'AWS Certified Solutions Architect', issuer: 'Amazon Web Services', date: '2023-03' },
      { name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2021' },
    ])
  })

  it('keep courses, grade and honours of a school', () => {
    const { document } = parse(`
      Ola Nordmann

      EDUCATION
      University of Oslo, Norway || 2010 – 2015
      Master of Science in Informatics
      - GPA: 3.8/4.0
      - Relevant coursework: Databases, Compilers, Networks
      - Best thesis award
    `)
    expect(document.education).toEqual([
      {
        institution: 'University of Oslo',
        location: 'Norway',
        studyType: 'Master of Science',
        area: 'Informatics',
        startDate: '2010',
        endDate: '2015',
        dateText: '2010 – 2015',
        score: '3.8/4.0',
        courses: ['Databases', 'Compilers', 'Networks'],
        highlights: ['Best thesis award'],
      },
    ])
  })
})
