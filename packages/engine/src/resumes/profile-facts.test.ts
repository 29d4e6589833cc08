import { expect, test } from 'vitest'
import { correctResume } from './correct-resume.ts'
import { parseResume } from './parse-resume.ts'
import { makeReadDocument } from './parsing/testing/make-read-document.ts'
import { profileFacts } from './profile-facts.ts'

const notation = `
[20]Maya Okafor
IT Support Specialist
maya.okafor@example.com | (919) 555-0142 | Raleigh, NC
linkedin.com/in/maya-okafor | github.com/mayaokafor | maya.example.com

# Summary
Support specialist who moves into security.

# Experience
IT Support Specialist, Brightwater Clinics    Mar 2021 - Present
- Managed accounts of 310 staff

# Education
Associate of Applied Science, Information Technology, Wake Technical Community College, 2019
`

const parsed = parseResume(makeReadDocument(notation))

test('lists every fact that has a profile field, with its line', () => {
  const facts = profileFacts(parsed)
  expect(facts.map(({ field, text }) => [field, text])).toEqual([
    ['displayName', 'Maya Okafor'],
    ['email', 'maya.okafor@example.com'],
    ['phoneNumber', '(919) 555-0142'],
    ['bio', 'Support specialist who moves into security.'],
    ['professionalTitle', 'IT Support Specialist'],
    ['linkedinUrl', 'https://linkedin.com/in/maya-okafor'],
    ['githubUrl', 'https://github.com/mayaokafor'],
    ['portfolio', 'https://maya.example.com'],
    [
      'education',
      'Associate of Applied Science, Information Technology, Wake Technical Community College, 2019',
    ],
  ])
  const phone = facts.find(({ field }) => field === 'phoneNumber')
  expect(phone).toMatchObject({
    source: 'maya.okafor@example.com | (919) 555-0142 | Raleigh, NC',
    place: 'Page 1, line 3',
  })
  expect(facts.at(-1)).toMatchObject({
    value: {
      degree: 'Associate of Applied Science',
      institution: 'Wake Technical Community College',
      graduationYear: 2019,
      field: 'Information Technology',
    },
    source: 'Associate of Applied Science, Information Technology, Wake Technical Community College, 2019',
  })
})

test('invents nothing: every word of a text is in its source', () => {
  for (const { field, text, source } of profileFacts(parsed))
    for (const word of text.replace(/^https:\/\//, '').split(/[\s,]+/))
      expect([field, source.includes(word)]).toEqual([field, true])
})

test("marks corrections as the person's own", () => {
  const document = { ...parsed.document, basics: { ...parsed.document.basics, phone: '(919) 555-0199' } }
  const corrected = correctResume({ parsed, document }).parsed
  expect(profileFacts(corrected).find(({ field }) => field === 'phoneNumber')).toEqual({
    field: 'phoneNumber',
    value: '(919) 555-0199',
    text: '(919) 555-0199',
    source: '',
    place: 'You wrote this yourself',
  })
})

test('without a title under the name, uses that of the current job, never of a past one', () => {
  const without = (dates: string) =>
    parseResume(
      makeReadDocument(`
[20]Maya Okafor
maya.okafor@example.com

# Experience
Help Desk Technician, Carolina Freight    ${dates}
- Resolved 40 tickets a week`),
    )
  const title = (dates: string) =>
    profileFacts(without(dates)).find(({ field }) => field === 'professionalTitle')?.text
  expect(title('Mar 2021 - Present')).toBe('Help Desk Technician')
  expect(title('Mar 2019 - Feb 2021')).toBeUndefined()
})

test('a bare user name becomes a profile address', () => {
  const document = {
    ...parsed.document,
    basics: { ...parsed.document.basics, profiles: [{ network: 'GitHub', username: 'maya okafor' }] },
  }
  const facts = profileFacts({ document, sources: {} })
  expect(facts.find(({ field }) => field === 'githubUrl')?.text).toBe('https://github.com/maya%20okafor')
  expect(facts.some(({ field }) => field === 'linkedinUrl')).toBe(false)
})

test('a resume without anything understood has no facts', () => {
  expect(profileFacts(parseResume(makeReadDocument('')))).toEqual([])
})
