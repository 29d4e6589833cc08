import type { ResumeDocument } from '@nextrung/contract/resume-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkResume } from '../truth/check-resume.ts'
import { correctResume } from './correct-resume.ts'
import { optimizeResume } from './optimize-resume.ts'
import { makeDocument, makeParsed, makeRead, mayaDocument } from './optimizing/testing/make-parsed-resume.ts'
import { parseResume } from './parse-resume.ts'

const today = '2026-11-20'
const edited = (change: (document: ResumeDocument) => void): ResumeDocument => {
  const document = structuredClone(mayaDocument())
  change(document)
  return document
}
const job = (document: ResumeDocument, at: number) => {
  const found = document.work[at]
  if (found === undefined) throw new Error(`there is no job ${at}`)
  return found
}
const byHand = (text: string) => [{ page: 0, line: 0, text, by: 'person' }]

describe('correctResume', () => {
  it('gives the parsed resume back unchanged when nothing was corrected', () => {
    const parsed = makeParsed(mayaDocument())
    const result = correctResume({ parsed, document: mayaDocument() })
    expect(result).toEqual({ parsed, corrected: [] })
  })

  it('names the person as the source of a corrected field and keeps the lines of the file for the others', () => {
    const parsed = makeParsed(mayaDocument())
    const { parsed: result, corrected } = correctResume({
      parsed,
      document: edited((document) => {
        job(document, 0).name = 'Carolina Freight Lines'
      }),
    })
    expect(corrected).toEqual(['/work/0/name'])
    expect(result.corrected).toEqual(['/work/0/name'])
    expect(result.sources['/work/0/name']).toEqual(byHand('Carolina Freight Lines'))
    const { '/work/0/name': _, ...others } = result.sources
    const { '/work/0/name': __, ...before } = parsed.sources
    expect(others).toEqual(before)
  })

  it('follows entries and points that were moved, and calls a move no correction', () => {
    const parsed = makeParsed(mayaDocument())
    const { parsed: result, corrected } = correctResume({
      parsed,
      document: edited((document) => {
        document.work.reverse()
        job(document, 0).highlights.reverse()
      }),
    })
    expect(corrected).toEqual([])
    expect(result.sources['/work/1/name']).toEqual(parsed.sources['/work/0/name'])
    expect(result.sources['/work/0/highlights/0']).toEqual(parsed.sources['/work/1/highlights/4'])
  })

  it('takes an added job as the person’s and a removed one with its sources away', () => {
    const parsed = makeParsed(mayaDocument())
    const { parsed: result, corrected } = correctResume({
      parsed,
      document: edited((document) => {
        document.work = [
          {
            name: 'Juniper Library',
            position: 'IT Volunteer',
            startDate: '2018',
            highlights: ['Set up 12 PCs'],
          },
          job(document, 1),
        ]
      }),
    })
    expect(corrected).toEqual(
      expect.arrayContaining([
        '/work/0/name',
        '/work/0/position',
        '/work/0/startDate',
        '/work/0/highlights/0',
      ]),
    )
    expect(result.document.work).toHaveLength(2)
    expect(result.sources['/work/1/name']).toEqual(parsed.sources['/work/1/name'])
    expect(JSON.stringify(result.sources)).not.toContain('Carolina Freight')
  })

  it('finds the skills again: one that was added is listed, one that was taken out everywhere is not', () => {
    const { parsed } = correctResume({
      parsed: makeParsed(mayaDocument()),
      document: edited((document) => {
        document.skills = [{ keywords: ['Terraform', 'Splunk'] }]
        job(document, 1).highlights = ['Reviewing the splunk alerts']
      }),
    })
    expect(parsed.skills).toEqual(expect.arrayContaining(['Terraform', 'Splunk']))
    expect(parsed.skills).not.toContain('Python')
  })

  it('trims what was typed, drops what is empty and keeps whatever the person wrote', () => {
    const { parsed } = correctResume({
      parsed: makeParsed(mayaDocument()),
      document: edited((document) => {
        document.basics.phone = ''
        document.basics.name = '  Māya  '
        document.work.push({ name: ' ', highlights: ['', '  '] })
        document.certificates.push({ name: '', issuer: 'Guild of Unusual Arts' })
        job(document, 0).highlights.push('  Knight of the 3rd order (ﻼ) & 🎷 ', '')
      }),
    })
    expect(parsed.document.basics.phone).toBeUndefined()
    expect(parsed.document.basics.name).toBe('Māya')
    expect(parsed.document.work).toHaveLength(2)
    expect(parsed.document.certificates.at(-1)).toEqual({ name: '', issuer: 'Guild of Unusual Arts' })
    expect(job(parsed.document, 0).highlights.at(-1)).toBe('Knight of the 3rd order (ﻼ) & 🎷')
  })

  it('lets date words follow the dates, typed dates become dates, and a new end close a current job', () => {
    const given = makeDocument({
      work: [
        {
          name: 'Harborview',
          startDate: '2019-03',
          current: true,
          dateText: 'Mar 2019 - Present',
          highlights: [],
        },
        { name: 'Eastgate Labs', startDate: '2015', endDate: '2017', dateText: '2015-2017', highlights: [] },
      ],
    })
    const document = structuredClone(given)
    job(document, 0).endDate = 'June 2024'
    job(document, 1).dateText = 'May 2015 - now'
    const { parsed } = correctResume({ parsed: makeParsed(given), document })
    expect(job(parsed.document, 0)).toEqual({
      name: 'Harborview',
      startDate: '2019-03',
      endDate: '2024-06',
      highlights: [],
    })
    expect(job(parsed.document, 1)).toMatchObject({ startDate: '2015-05', current: true })
    expect(job(parsed.document, 1).endDate).toBeUndefined()
  })

  it('lets the city follow a corrected place', () => {
    const given = makeDocument({
      basics: {
        profiles: [],
        location: { text: 'Raleigh, NC', city: 'Raleigh', region: 'NC', countryCode: 'US' },
      },
    })
    const document = structuredClone(given)
    if (document.basics.location) document.basics.location.text = 'Durham, NC'
    const { parsed, corrected } = correctResume({ parsed: makeParsed(given), document })
    expect(parsed.document.basics.location).toMatchObject({
      text: 'Durham, NC',
      city: 'Durham',
      region: 'NC',
    })
    expect(corrected).toEqual(['/basics/location/city', '/basics/location/text'])
  })

  it('has corrected lines stand in the result word for word, with the person behind each, and pass the check', () => {
    const words = 'Was responsible for the very successful rollout of javascript on 900 kiosks'
    const { parsed } = correctResume({
      parsed: makeParsed(mayaDocument()),
      document: edited((document) => {
        job(document, 0).highlights[1] = words
        job(document, 0).highlights[2] = `${words} again`
        document.skills = [{ keywords: ['postgres', 'Splunk'] }]
      }),
    })
    const optimized = optimizeResume({
      read: makeRead(parsed),
      parsed,
      targetRole: 'Security Engineer',
      today,
    })
    const at = optimized.document.work.flatMap(({ highlights }, entry) =>
      highlights.flatMap((text, line) => (text === words ? [`/work/${entry}/highlights/${line}`] : [])),
    )
    expect(at).toHaveLength(1)
    expect(optimized.evidence[at[0] ?? '']).toMatchObject({ sources: byHand(words) })
    expect(optimized.document.skills[0]?.keywords).toContain('postgres')
    expect(checkResume({ parsed, optimized, targetRole: 'Security Engineer', today })).toEqual([])
  })
})

const text = fc.constantFrom(
  'Wrote runbooks',
  'Was responsible for backups',
  'Harborview',
  ' Eastgate Labs ',
  'İstanbul & Köln',
  'python',
  '2019',
  '',
)
const entry = fc.record(
  {
    name: text,
    position: text,
    startDate: fc.constantFrom('2019', '2020-05', 'May 2020', 'soon'),
    highlights: fc.array(text, { maxLength: 4 }),
  },
  { requiredKeys: ['highlights'] },
)
const documents = fc
  .record({
    work: fc.array(entry, { maxLength: 4 }),
    skills: fc.array(fc.record({ keywords: fc.array(text, { maxLength: 4 }) }), { maxLength: 2 }),
    other: fc.array(fc.record({ heading: text, lines: fc.array(text, { maxLength: 3 }) }), { maxLength: 2 }),
    summary: text,
  })
  .map(({ summary, ...lists }) => makeDocument({ ...lists, basics: { profiles: [], summary } }))

describe('correcting any resume to any other', () => {
  it('is the same when done again, and with the result as the form', () => {
    fc.assert(
      fc.property(documents, documents, (given, document) => {
        const parsed = makeParsed(given)
        const once = correctResume({ parsed, document })
        expect(correctResume({ parsed: once.parsed, document: once.parsed.document })).toEqual(once)
        expect(correctResume({ parsed, document: once.parsed.document }).parsed.document).toEqual(
          once.parsed.document,
        )
      }),
    )
  })

  it('has a source for every text, by the person exactly where `corrected` says so', () => {
    fc.assert(
      fc.property(documents, documents, (given, document) => {
        const { parsed, corrected } = correctResume({ parsed: makeParsed(given), document })
        for (const pointer of corrected) expect(parsed.sources[pointer]?.[0]?.by).toBe('person')
        const people = Object.entries(parsed.sources).filter(([, lines]) => lines[0]?.by === 'person')
        expect(people.map(([pointer]) => pointer)).toEqual(corrected)
      }),
    )
  })

  it('survives a second optimisation: every corrected text stands in the result', () => {
    fc.assert(
      fc.property(documents, documents, (given, document) => {
        const { parsed } = correctResume({ parsed: makeParsed(given), document })
        const input = { read: makeRead(parsed), parsed, targetRole: 'Software Engineer' as const, today }
        const first = optimizeResume(input)
        expect(optimizeResume(input)).toEqual(first)
        const lines = first.document.work.flatMap(({ highlights }) => highlights)
        for (const pointer of parsed.corrected ?? []) {
          const line = /^\/work\/\d+\/highlights\//.test(pointer)
            ? parsed.sources[pointer]?.[0]?.text
            : undefined
          if (line !== undefined) expect(lines).toContain(line)
        }
        expect(checkResume({ parsed, optimized: first, targetRole: input.targetRole, today })).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('correcting a file that was read', () => {
  it('keeps the lines of the file for all that the person left as it was', () => {
    const read = {
      format: 'txt' as const,
      pageCount: 1,
      lines: [
        'Ines Valdivia',
        'ines.valdivia@example.com',
        '',
        'Experience',
        'Data Analyst, Northgate Foods | 03/2020 - 05/2022',
        '- Built reports in SQL',
        '',
        'Skills',
        'SQL, Tableau',
      ].map((line) => ({ text: line, page: 1 })),
      links: [],
      notices: [],
    }
    const parsed = parseResume(read)
    expect(correctResume({ parsed, document: structuredClone(parsed.document) }).parsed).toEqual(parsed)
    const document = structuredClone(parsed.document)
    document.basics.name = 'Inés Valdivia'
    const { parsed: result, corrected } = correctResume({ parsed, document })
    expect(corrected).toEqual(['/basics/name'])
    expect(result.skills).toEqual(parsed.skills)
    expect(result.sources['/work/0/name']).toEqual(parsed.sources['/work/0/name'])
  })
})
