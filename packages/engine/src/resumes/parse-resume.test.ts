import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { makeReadDocument } from './parsing/testing/make-read-document.ts'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

const classic = `
[18] **Amara Okafor**
[11] Senior Backend Engineer
[10] amara.okafor@example.com | +234 803 555 0142 | Lagos, Nigeria | linkedin.com/in/amaraokafor

[13] **SUMMARY**
[10] Backend engineer with nine years in payments. Builds services that stay up and cost
[10] little to run.

[13] **WORK EXPERIENCE**
[10] **Senior Backend Engineer || Mar 2021 - Present**
[10] Kuda Systems Ltd || Lagos, Nigeria
[10] - Cut the median latency of the ledger from 900 to 140 ms with Go and Redis, measured over
[10] six months of production traffic
[10] - Led a team of four
[10] **Software Engineer || 06/2016 – 02/2021**
[10] Interlink Labs || Accra, Ghana
[10] - Moved 40 services to Kubernetes

[13] **EDUCATION**
[10] University of Ibadan || 2012 - 2016
[10] BSc in Computer Science, GPA: 4.5/5.0

[13] **TECHNICAL SKILLS**
[10] Languages: Go, Python, SQL
[10] Infrastructure: Kubernetes, Terraform, AWS
`

describe('an ordinary resume', () => {
  const { document, sources, skills, language } = parse(classic)

  it('gives name, title, contact data and place', () => {
    expect(document.basics).toMatchObject({
      name: 'Amara Okafor',
      label: 'Senior Backend Engineer',
      email: 'amara.okafor@example.com',
      phone: '+234 803 555 0142',
      location: { text: 'Lagos, Nigeria', city: 'Lagos', countryCode: 'NG' },
      profiles: [
        { network: 'LinkedIn', username: 'amaraokafor', url: 'https://linkedin.com/in/amaraokafor' },
      ],
    })
  })

  it('joins the wrapped lines of the summary', () => {
    expect(document.basics.summary).toBe(
      'Backend engineer with nine years in payments. Builds services that stay up and cost little to run.',
    )
  })

  it('gives jobs with dates in ISO and in the words of the file', () => {
    expect(document.work).toEqual([
      {
        name: 'Kuda Systems Ltd',
        position: 'Senior Backend Engineer',
        location: 'Lagos, Nigeria',
        startDate: '2021-03',
        current: true,
        dateText: 'Mar 2021 - Present',
        highlights: [
          'Cut the median latency of the ledger from 900 to 140 ms with Go and Redis, measured over six months of production traffic',
          'Led a team of four',
        ],
      },
      {
        name: 'Interlink Labs',
        position: 'Software Engineer',
        location: 'Accra, Ghana',
        startDate: '2016-06',
        endDate: '2021-02',
        dateText: '06/2016 – 02/2021',
        highlights: ['Moved 40 services to Kubernetes'],
      },
    ])
  })

  it('gives school, degree, field and grade', () => {
    expect(document.education).toMatchObject([
      {
        institution: 'University of Ibadan',
        studyType: 'BSc',
        area: 'Computer Science',
        startDate: '2012',
        endDate: '2016',
        score: '4.5/5.0',
      },
    ])
  })

  it('keeps skills in their groups and lists them in canonical spelling', () => {
    expect(document.skills).toEqual([
      { name: 'Languages', keywords: ['Go', 'Python', 'SQL'] },
      { name: 'Infrastructure', keywords: ['Kubernetes', 'Terraform', 'AWS'] },
    ])
    expect(skills).toEqual(
      expect.arrayContaining(['Go', 'Redis', 'Kubernetes', 'Python', 'SQL', 'Terraform', 'AWS']),
    )
    expect(new Set(skills).size).toBe(skills.length)
  })

  it('names the lines behind a field by page and number', () => {
    expect(sources['/work/0/highlights/0']).toEqual([
      {
        page: 1,
        line: 10,
        text: 'Cut the median latency of the ledger from 900 to 140 ms with Go and Redis, measured over',
      },
      { page: 1, line: 11, text: 'six months of production traffic' },
    ])
    expect(sources['/basics/name']).toEqual([{ page: 1, line: 1, text: 'Amara Okafor' }])
    expect(sources['/work/0/startDate']?.[0]?.text).toBe('Senior Backend Engineer Mar 2021 - Present')
  })

  it('shows the sections in the order of the file', () => {
    expect(document.sectionOrder.slice(0, 4)).toEqual(['summary', 'work', 'education', 'skills'])
    expect(language).toBe('en')
  })
})

describe('what is not understood', () => {
  it('is kept under its own heading', () => {
    const { document } = parse(`
      Ines Duarte
      ines.duarte@example.com

      EXPERIENCE
      QA Engineer, Farol Software, 2019 - 2022
      - Wrote 300 end-to-end tests

      PUBLICATIONS
      Flaky tests and how to find them, Journal of Testing, 2021

      INTERESTS
      Surfing, Fado
    `)
    expect(document.other).toEqual([
      { heading: 'PUBLICATIONS', lines: ['Flaky tests and how to find them, Journal of Testing, 2021'] },
      { heading: 'INTERESTS', lines: ['Surfing, Fado'] },
    ])
  })

  it('stands under Additional information when it has no heading', () => {
    const { document } = parse(`
      Last updated in March 2024
      Ines Duarte
      ines.duarte@example.com
      Driving licence: B

      EXPERIENCE
      QA Engineer, Farol Software, 2019 - 2022
    `)
    expect(document.basics.name).toBe('Ines Duarte')
    expect(document.other).toEqual([
      { heading: 'Additional information', lines: ['Last updated in March 2024', 'Driving licence: B'] },
    ])
  })

  it('does not count page numbers and repeated headers', () => {
    const read = makeReadDocument(`
      Ines Duarte
      EXPERIENCE
      QA Engineer, Farol Software, 2019 - 2022
      - Wrote 300 end-to-end tests
      Ines Duarte – 1/2
      ===
      - Cut the nightly run to 20 minutes
      Page 2 of 2
    `)
    const { document } = parseResume(read)
    expect(document.work[0]?.highlights).toEqual([
      'Wrote 300 end-to-end tests',
      'Cut the nightly run to 20 minutes',
    ])
    expect(document.other).toEqual([])
  })
})

describe('hard input', () => {
  it('gives an empty document for next to nothing', () => {
    const { document, skills } = parse('hello')
    expect(document.basics.name).toBeUndefined()
    expect(document.work).toEqual([])
    expect(skills).toEqual([])
    expect(
      parseResume({ format: 'txt', pageCount: 1, lines: [], links: [], notices: [] }).document.other,
    ).toEqual([])
  })

  it('reads forty jobs', () => {
    const jobs = Array.from(
      { length: 40 },
      (_none, at) =>
        `Engineer ${at}, Company${at} GmbH, ${1980 + at} - ${1981 + at}\n- Did thing number ${at} well`,
    )
    const { document } = parse(`Ola Nordmann\nola@example.com\n\nEXPERIENCE\n${jobs.join('\n')}`)
    expect(document.work).toHaveLength(40)
    expect(document.work[39]).toMatchObject({
      position: 'Engineer 39',
      name: 'Company39 GmbH',
      startDate: '2019',
      endDate: '2020',
    })
  })

  it.each([
    ['words', 'Built a service in Go and ran it on Kubernetes for years. '.repeat(2)],
    ['digits', '1 2 3 4 5 6 7 8 9 0 12.2019 2020-'.repeat(4)],
    ['at signs', 'a@'.repeat(60)],
    ['commas and capitals', 'A, B, C, D, '.repeat(10)],
  ])('reads 200,000 characters of %s before the test gives up', (_name, line) => {
    const count = Math.floor(200_000 / line.length)
    const read = makeReadDocument(`Ola Nordmann\n\nEXPERIENCE\n${`${line}\n`.repeat(count)}`)
    expect(parseResume(read).document.basics.name).toBe('Ola Nordmann')
  })

  it('reads one line of 200,000 characters before the test gives up', () => {
    const read = makeReadDocument(`Ola Nordmann\n${'lorem ipsum 2019 a.b-c, '.repeat(8000)}`)
    expect(parseResume(read).document.basics.name).toBe('Ola Nordmann')
  })

  it('answers the same twice', () => {
    expect(parseResume(makeReadDocument(classic))).toEqual(parseResume(makeReadDocument(classic)))
  })
})
