import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { describe, expect, it } from 'vitest'
import { optimizeResume } from '../optimize-resume.ts'
import {
  makeDocument,
  makeInput,
  makeJob,
  makeParsed,
  makeRead,
  mayaDocument,
} from '../optimizing/testing/make-parsed-resume.ts'

const suggest = (document: ResumeDocument, given: Parameters<typeof makeInput>[1] = {}): string[] =>
  optimizeResume(makeInput(document, given)).suggestions

const suggestFor = (read: Partial<ReadDocument>): string[] => {
  const parsed = makeParsed(mayaDocument())
  return suggest(mayaDocument(), { read: makeRead(parsed, read) })
}

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

it('gives at most ten suggestions, each a complete sentence', () => {
  const all = suggest(
    makeDocument({
      work: [makeJob({ highlights: ['We moved', 'Tickets were closed', 'Wrote guides', 'Built a tool'] })],
    }),
  )
  expect(all.length).toBeLessThanOrEqual(10)
  expect(all.filter((text) => !/[.?]$/.test(text))).toEqual([])
})

it('names missing required skills, most important first, but not those another skill covers', () => {
  const [missing = ''] = suggest(mayaDocument()).filter((text) => text.includes('asks for'))
  expect(missing).toMatch(/^Security Engineer asks for .*Vulnerability Management/)
  expect(missing).not.toMatch(/SIEM|Python|AWS/)
  expect(missing).toContain('Add only what you have used')
})

it('names lines without a result by their job and first words, with a question', () => {
  expect(suggest(mayaDocument()).join('\n')).toContain(
    'Add a result to “Administer joiner, mover and leaver access in …” (Brightwater Clinics): how many systems or people?',
  )
})

it('quotes a line that does not say who acted', () => {
  expect(suggest(mayaDocument()).join('\n')).toContain(
    '“Laptops were imaged and shipped to new starters” does not say who did it.',
  )
})

it('names gaps longer than six months with their dates, unless studies fill them', () => {
  const work = [
    makeJob({ startDate: '2020-01', endDate: '2021-01', highlights: ['Sorted mail'] }),
    makeJob({ startDate: '2017-01', endDate: '2018-12', highlights: ['Sorted mail'] }),
  ]
  expect(suggest(makeDocument({ work })).join('\n')).toContain(
    'Nothing stands for Jan 2019 – Dec 2019, 12 months.',
  )
  const education = [
    { institution: 'Wake College', startDate: '2018-12', endDate: '2019-12', courses: [], highlights: [] },
  ]
  expect(suggest(makeDocument({ work, education })).join('\n')).not.toContain('Nothing stands for')
})

it('asks for missing contact details', () => {
  const document = mayaDocument()
  document.basics = { name: 'Maya Okafor', profiles: [] }
  expect(suggest(document)[0]).toBe(
    'Put an e-mail address and a phone number at the top: they were not found in the file.',
  )
})

it('names jobs without clear dates, and dates that run backwards', () => {
  const work = [
    makeJob({ startDate: undefined, endDate: undefined, dateText: 'some time', highlights: ['Sorted mail'] }),
    makeJob({
      name: 'Carolina Freight',
      startDate: '2021-03',
      endDate: '2019-01',
      highlights: ['Sorted mail'],
    }),
  ]
  const all = suggest(makeDocument({ work })).join('\n')
  expect(all).toContain(
    'Write month and year of start and end for IT Support Specialist, Brightwater Clinics',
  )
  expect(all).toContain('The dates of IT Support Specialist, Carolina Freight end before they start')
})

it('names skills that no job or project shows', () => {
  expect(suggest(mayaDocument()).join('\n')).toContain(
    'Python and Linux stand in your skills, but no job or project shows them.',
  )
})

it('says when the level does not fit the role', () => {
  const work = [makeJob({ startDate: '2024-01', endDate: '2025-06', highlights: ['Wrote guides'] })]
  expect(suggest(makeDocument({ work }), { targetRole: 'Engineering Manager' }).join('\n')).toContain(
    'Engineering Manager is mostly given to people with more than the 1 year your dates cover.',
  )
})

it('says how long the resume is when it is too long', () => {
  const work = [makeJob({ highlights: [words(900)] })]
  expect(suggest(makeDocument({ work })).join('\n')).toMatch(
    /Your resume has 9\d\d words on 1 page\. Aim for at most 800/,
  )
})

it('asks for a target role when there is none', () => {
  expect(suggest(mayaDocument(), { targetRole: undefined })[0]).toMatch(
    /^This is a general analysis\. Choose a target role/,
  )
})

describe('the file', () => {
  it('has little text: the sentence comes first and gives the count', () => {
    const all = suggestFor({ lines: [{ text: 'Maya Okafor, technician', page: 1 }] })
    expect(all[0]).toMatch(/^There is little text in this file: 3 words\./)
  })

  it('has columns, contact in its header, or boxes that screening software misreads', () => {
    const text = words(30)
    const lines = [
      { text: 'maya.okafor@example.com', page: 1, part: 'header' as const },
      ...Array.from({ length: 5 }, () => ({ text, page: 1, column: 1, part: 'textbox' as const })),
    ]
    const all = suggestFor({ lines }).join('\n')
    expect(all).toContain('two or more columns')
    expect(all).toContain('page header of the Word file')
    expect(all).toContain('5 lines of your file stand in text boxes')
  })

  it('has notices of the reader, passed on as they are', () => {
    expect(suggestFor({ notices: ['Only the first 50 pages were read.'] })).toContain(
      'Only the first 50 pages were read.',
    )
  })
})

describe('teaching', () => {
  it('asks the same question once, for the lines it concerns', () => {
    const highlights = [
      'Built the intranet for the front office',
      'Developed the ordering portal of the shop',
    ]
    const all = suggest(makeDocument({ work: [makeJob({ highlights })] })).filter((text) =>
      text.includes('Add a result'),
    )
    expect(all).toHaveLength(1)
    expect(all[0]).toContain('“Built the intranet for the front office”')
    expect(all[0]).toContain('“Developed the ordering portal of the shop”')
  })

  it('says which other names a missing skill may go by', () => {
    expect(suggest(mayaDocument()).join('\n')).toMatch(/under another name: .* as Incident Response too/)
  })

  it('asks whom a lead led if no line says so', () => {
    const work = [
      makeJob({
        position: 'Software Engineer',
        startDate: '2012-01',
        endDate: '2025-06',
        highlights: ['Led the migration to Kafka'],
      }),
    ]
    expect(suggest(makeDocument({ work }), { targetRole: 'Engineering Manager' }).join('\n')).toContain(
      '“Led the migration to Kafka” (Brightwater Clinics) says what you led, not whom.',
    )
  })

  it('asks a career changer for projects, and not someone whose work shows the role', () => {
    const cook = makeDocument({
      work: [makeJob({ position: 'Cook', highlights: ['Cooked for 120 guests'] })],
    })
    expect(suggest(cook).join('\n')).toContain('shows the work of a security engineer yet')
    expect(suggest(mayaDocument()).join('\n')).not.toContain('shows the work of')
  })

  it('names the oldest job with many lines when the resume is too long', () => {
    const old = makeJob({
      name: 'Carolina Freight',
      startDate: '2009-01',
      endDate: '2011-01',
      highlights: [words(300), words(301), words(302)],
    })
    expect(suggest(makeDocument({ work: [makeJob({ highlights: [words(20)] }), old] })).join('\n')).toContain(
      'IT Support Specialist, Carolina Freight lies furthest back and has 3 lines.',
    )
  })

  it('asks for a link to a project without one', () => {
    const projects = [{ name: 'Roster planner', highlights: ['Built it'], keywords: [] }]
    expect(suggest(makeDocument({ projects })).join('\n')).toContain('Nobody can look at “Roster planner”')
  })
})
