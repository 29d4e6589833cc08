import { ResumeDocument } from '@nextrung/contract/resume-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanDocument } from '../correcting/clean-document.ts'
import { makeDocument } from '../optimizing/testing/make-parsed-resume.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { validate } from './testing/published-schema.ts'
import { toJsonResume } from './to-json-resume.ts'

const words = fc.oneof(
  fc.constantFrom(
    'Best Poster',
    '2019',
    '2019-05',
    '–',
    '• point',
    'a | b',
    'Role: x',
    'https://example.com/a',
  ),
  fc.constantFrom(
    'linkedin.com/in/maya',
    'maya at example',
    'http://exämple.example/ü ö',
    'mailto:a@example.com',
  ),
  fc.string({ maxLength: 12 }),
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const lists = fc.array(words, { maxLength: 4 })
const date = fc.constantFrom('2019', '2020-05', '2021-02-03', 'Spring 2020', undefined)
const dated = { startDate: date, endDate: date, dateText: maybe(words), current: maybe(fc.boolean()) }
const anyDocument = fc
  .record({
    basics: fc.record({
      name: maybe(words),
      email: maybe(words),
      url: maybe(words),
      summary: maybe(words),
      location: maybe(
        fc.record({
          text: maybe(words),
          address: fc.constantFrom('1 Elm Street', undefined),
          city: maybe(words),
        }),
      ),
      profiles: fc.array(fc.record({ network: words, username: maybe(words), url: maybe(words) }), {
        maxLength: 2,
      }),
    }),
    work: fc.array(fc.record({ name: maybe(words), url: maybe(words), ...dated, highlights: lists }), {
      maxLength: 3,
    }),
    education: fc.array(
      fc.record({
        institution: maybe(words),
        location: maybe(words),
        ...dated,
        courses: lists,
        highlights: lists,
      }),
      { maxLength: 2 },
    ),
    projects: fc.array(fc.record({ name: maybe(words), ...dated, highlights: lists, keywords: lists }), {
      maxLength: 2,
    }),
    skills: fc.array(fc.record({ name: maybe(words), keywords: lists }), { maxLength: 2 }),
    certificates: fc.array(fc.record({ name: words, date: maybe(words), url: maybe(words) }), {
      maxLength: 2,
    }),
    other: fc.array(
      fc.record({
        heading: fc.constantFrom(
          'Awards',
          'Volunteering',
          'Publications',
          'Hobbies',
          'References',
          'Patents',
          '',
        ),
        lines: lists,
      }),
      { maxLength: 5 },
    ),
  })
  .map((given) => ResumeDocument.parse(cleanDocument(makeDocument(given))))

describe('any document as a JSON Resume', () => {
  it('is accepted by the published schema and comes back as it was', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const result = toJsonResume(document)
        expect(validate(result), JSON.stringify(validate.errors)).toBe(true)
        expect(fromJsonResume(result).parsed.document).toEqual(document)
      }),
      { numRuns: 400 },
    )
  })
})
