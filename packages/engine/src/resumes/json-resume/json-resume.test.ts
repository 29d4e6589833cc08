import { describe, expect, it } from 'vitest'
import { optimizeResume } from '../optimize-resume.ts'
import { makeDocument, mayaDocument } from '../optimizing/testing/make-parsed-resume.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { JsonResumeError } from './json-resume-error.ts'
import { validate } from './testing/published-schema.ts'
import { toJsonResume } from './to-json-resume.ts'

const complete = {
  basics: {
    name: 'Maya Okafor',
    label: 'IT Support Specialist',
    image: 'https://example.com/maya.png',
    email: 'maya.okafor@example.com',
    phone: '(919) 555-0142',
    url: 'https://example.com/maya',
    summary: 'Keeps clinics running.\nLikes quiet servers.',
    location: {
      address: '1 Elm Street',
      postalCode: '27601',
      city: 'Raleigh',
      countryCode: 'US',
      region: 'NC',
    },
    profiles: [{ network: 'GitHub', username: 'mokafor', url: 'https://github.com/mokafor-example' }],
  },
  work: [
    {
      name: 'Brightwater Clinics',
      description: 'Regional clinics',
      position: 'IT Support Specialist',
      location: 'Raleigh, NC',
      url: 'https://brightwater.example.com',
      startDate: '2021-03-01',
      summary: 'Second-line support.',
      highlights: ['Moved 310 staff to single sign-on', 'Wrote PowerShell scripts'],
    },
    { name: 'Carolina Freight', position: 'Help Desk Technician', startDate: '2019', endDate: '2021-02' },
  ],
  volunteer: [
    {
      organization: 'Food Bank',
      position: 'Coordinator',
      url: 'https://foodbank.example.com',
      startDate: '2017-01',
      endDate: '2018',
      summary: 'Kept the stock list.',
      highlights: ['Trained 5 volunteers', 'Moved the list to a database'],
    },
    { organization: 'Repair Café', startDate: '2022' },
  ],
  education: [
    {
      institution: 'Wake Technical Community College',
      url: 'https://wake.example.com',
      area: 'Information Technology',
      studyType: 'Associate of Applied Science',
      startDate: '2017',
      endDate: '2019',
      score: '3.8',
      courses: ['Networking', 'Security, part 1'],
    },
  ],
  awards: [
    { title: 'Colleague of the Year', date: '2022-12', awarder: 'Brightwater Clinics', summary: 'By vote.' },
  ],
  certificates: [
    { name: 'CompTIA Security+', date: '2024', url: 'https://example.com/c/1', issuer: 'CompTIA' },
  ],
  publications: [
    {
      name: 'Logins that last',
      publisher: 'Clinic IT Journal',
      releaseDate: '2023-05-01',
      url: 'https://example.com/p/1',
      summary: 'On named accounts.',
    },
  ],
  skills: [{ name: 'Systems', level: 'Advanced', keywords: ['Linux', 'Active Directory'] }],
  languages: [{ language: 'English', fluency: 'Native' }],
  interests: [{ name: 'Climbing', keywords: ['Bouldering', 'Alps'] }, { name: 'Chess' }],
  references: [{ name: 'Ann Lee', reference: 'A joy to work with.' }],
  projects: [
    {
      name: 'Ticket board',
      description: 'A board for tickets.',
      highlights: ['Used by 3 sites'],
      keywords: ['TypeScript'],
      startDate: '2022',
      endDate: '2023-01',
      url: 'https://example.com/board',
      roles: ['Author'],
      entity: 'Brightwater Clinics',
      type: 'application',
    },
  ],
}

const roundTrip = (value: unknown) => toJsonResume(fromJsonResume(value).parsed.document)
const messageOf = (value: unknown): string => {
  try {
    fromJsonResume(value)
  } catch (error) {
    if (error instanceof JsonResumeError) return error.message
    throw error
  }
  return 'read without a complaint'
}

describe('JSON Resume', () => {
  it('keeps every standard field there and back, and writes what the published schema accepts', () => {
    const result = roundTrip(complete)
    expect(result).toMatchObject(complete)
    expect(validate(result), JSON.stringify(validate.errors)).toBe(true)
  })

  it('gives each field of an imported resume lines to show, and optimises it', () => {
    const { read, parsed } = fromJsonResume(complete)
    for (const [pointer, lines] of Object.entries(parsed.sources)) {
      expect(lines.length, pointer).toBeGreaterThan(0)
      for (const { line, text } of lines) expect(read.lines[line - 1]?.text, pointer).toBe(text)
    }
    expect(parsed.skills).toEqual(expect.arrayContaining(['Linux', 'Active Directory', 'PowerShell']))
    const { evidence } = optimizeResume({
      read,
      parsed,
      targetRole: 'Security Engineer',
      today: '2026-11-20',
    })
    expect(evidence['/work/0/highlights/0']?.sources[0]?.text).toBe('Moved 310 staff to single sign-on')
  })

  it('puts awards, volunteering and the like where a resume shows them', () => {
    const { document } = fromJsonResume(complete).parsed
    expect(document.other.map(({ heading }) => heading)).toEqual([
      'Volunteering',
      'Awards',
      'Publications',
      'Interests',
      'References',
    ])
    expect(document.other[1]?.lines).toEqual([
      'Colleague of the Year | Awarded by Brightwater Clinics | 2022-12 | By vote.',
    ])
  })

  it('takes a job without an end as held now, and says so', () => {
    const { read, parsed } = fromJsonResume(complete)
    expect(parsed.document.work.map(({ current }) => current)).toEqual([true, undefined])
    expect(read.notices).toEqual(['Jobs without an end date are read as held now.'])
  })

  it('reads empty fields as not given and names from before version 1', () => {
    const { document } = fromJsonResume({
      basics: { name: 'Maya Okafor', website: 'https://example.com', email: '', location: null },
      work: [{ company: 'Brightwater Clinics', startDate: '2020', endDate: '' }],
    }).parsed
    expect(document.basics).toEqual({ name: 'Maya Okafor', url: 'https://example.com', profiles: [] })
    expect(document.work[0]).toMatchObject({ name: 'Brightwater Clinics', current: true })
  })

  it.each([
    ['a string', '{}', 'This is not a JSON Resume: it has no fields such as "basics" and "work".'],
    ['a list', [], 'This is not a JSON Resume: it has no fields such as "basics" and "work".'],
    [
      'other data',
      { name: 'left-pad', version: '1.0.0' },
      'This is not a JSON Resume: it has none of its sections, such as "basics" and "work".',
    ],
    [
      'a wrong date',
      { work: [{ name: 'A' }, { startDate: 'May 2020' }] },
      'This JSON Resume cannot be read: "work", entry 2, "startDate" must be a date such as 2021, 2021-03 or 2021-03-15.',
    ],
    [
      'a number as a name',
      { basics: { name: 7 } },
      'This JSON Resume cannot be read: "basics", "name" must be a text.',
    ],
    ['a text as a list', { work: 'none' }, 'This JSON Resume cannot be read: "work" must be a list.'],
    [
      'skills as texts',
      { skills: ['Java'] },
      'This JSON Resume cannot be read: "skills", entry 1 must be an object.',
    ],
    [
      'a bare host as an address',
      { basics: { url: 'example.com' } },
      'This JSON Resume cannot be read: "basics", "url" must be a full address such as https://example.com.',
    ],
    [
      'a deep one',
      { work: [{ highlights: ['a', 3] }] },
      'This JSON Resume cannot be read: "work", entry 1, "highlights", entry 2 must be a text.',
    ],
  ])('refuses %s with a sentence that names the first wrong field', (_what, value, message) => {
    expect(messageOf(value)).toBe(message)
    if (typeof value === 'object' && !message.includes('none of its sections'))
      expect(validate(value)).toBe(false)
  })

  it('exports a resume that was read from a file, its free lines under their headings in the standard lists', () => {
    const document = makeDocument({
      ...mayaDocument(),
      other: [
        { heading: 'Ehrenamt', lines: ['Freiwillige Feuerwehr, seit 2015'] },
        { heading: 'Patents', lines: ['US 555-0100: a ladder'] },
        { heading: 'Awards', lines: ['Best Poster | 2019'] },
      ],
    })
    const result = toJsonResume(document)
    expect(result).toMatchObject({
      volunteer: [{ organization: 'Freiwillige Feuerwehr, seit 2015' }],
      awards: [{ title: 'Best Poster', date: '2019' }],
    })
    expect(validate(result), JSON.stringify(validate.errors)).toBe(true)
    expect(fromJsonResume(result).parsed.document.other).toEqual(document.other)
  })
})
