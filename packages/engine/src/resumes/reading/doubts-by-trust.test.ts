import { describe, expect, it } from 'vitest'
import { makeDocument } from '../optimizing/testing/make-parsed-resume.ts'
import { parseResume } from '../parse-resume.ts'
import { toLines } from '../parsing/line.ts'
import { makeReadDocument } from '../parsing/testing/make-read-document.ts'
import type { FactKind } from './trust/shown-fact.ts'
import type { TrustedFact } from './trust/trust-of-facts.ts'
import { unsureFields } from './unsure-fields.ts'

const document = makeDocument({
  basics: { name: 'Imani Vasquez', label: 'Rigger', profiles: [] },
  certificates: [{ name: 'Slinging', issuer: 'Harrow Board' }],
  work: [{ position: 'Rigger', name: 'Acme', highlights: [] }],
})
const text = ['Rigger', 'Slinging, Harrow Board', 'Rigger, Acme Cranes']
const lines = toLines(makeReadDocument(text.join('\n')))
const source = (line: number) => [{ page: 1, line, text: text[line - 1] ?? '' }]
const sources = {
  '/basics/label': source(1),
  '/certificates/0/name': source(2),
  '/certificates/0/issuer': source(2),
  '/work/0/position': source(3),
  '/work/0/name': source(3),
}

const fact = (kind: FactKind, pointer: string, trust: number): TrustedFact => {
  const entry = pointer
    .split('/')
    .slice(0, pointer.startsWith('/basics') ? 2 : 3)
    .join('/')
  const own = lines.filter((_line, at) => sources[pointer as keyof typeof sources]?.[0]?.line === at + 1)
  return { kind, pointer, entry, value: '', lines: own, heads: own, trust }
}
const job = fact('job', '/work/0', 0.99)
const ask = (facts: TrustedFact[], sureness: [string, number][] = []) =>
  unsureFields({ document, sources }, { lines, facts, sureness: new Map(sureness) })

describe('what is asked by trust', () => {
  it('is each fact that is probably wrong, with what stands beside it', () => {
    const asked = ask([
      job,
      fact('employer', '/work/0/name', 0.3),
      fact('position', '/work/0/position', 0.99),
      fact('certificate', '/certificates/0/name', 0.2),
      fact('title', '/basics/label', 0.5),
    ])
    expect(asked.map(({ pointer }) => pointer)).toEqual([
      '/work/0/name',
      '/basics/label',
      '/certificates/0/name',
    ])
    expect(asked[0]).toMatchObject({ value: 'Acme', sources: source(3), suggestions: ['Acme Cranes'] })
  })

  it('is the whole entry once, where more than one of its facts is doubtful', () => {
    const asked = ask([job, fact('employer', '/work/0/name', 0.3), fact('position', '/work/0/position', 0.4)])
    expect(asked.map(({ pointer }) => pointer)).toEqual(['/work/0'])
  })

  it('is a field without a trust of its own where its words are more likely wrong than right', () => {
    expect(ask([], [['/certificates/0/issuer', 0.4]]).map(({ pointer }) => pointer)).toEqual([
      '/certificates/0/issuer',
    ])
    expect(
      ask(
        [],
        [
          ['/certificates/0/issuer', 0.7],
          ['/work/0/name', 0.1],
        ],
      ),
    ).toEqual([])
  })
})

describe('a short resume', () => {
  const askedAbout = (resume: string) =>
    parseResume(makeReadDocument(resume)).unsure.map(({ pointer }) =>
      pointer.split('/').slice(0, 3).join('/'),
    )

  it('is asked about, where an employer may be of the job above', () => {
    const asked = askedAbout(`Jonas Brenner
jonas@example.com

Clerk
Leeds 2018 - 2020
Kept the stock lists
Ostmark Foods
Driver 2014 - 2018
Halden Freight`)
    expect(asked).toEqual(expect.arrayContaining(['/work/0', '/work/1']))
  })

  it('is asked about, where dates may belong to something else', () => {
    const asked = askedAbout(`Jonas Brenner
jonas@example.com

Experience
2018 - Present
Ostmark Foods
Kept the stock lists, Excel
2014 - 2018
Halden Freight, Leeds, drove vans
Education
Diploma, Halden College 2012
Forklift 2013
Bremen 2009`)
    expect(asked).toContain('/education/0')
  })
})
