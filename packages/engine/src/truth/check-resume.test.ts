import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { describe, expect, it } from 'vitest'
import { optimizeResume } from '../resumes/optimize-resume.ts'
import { makeInput, mayaDocument } from '../resumes/optimizing/testing/make-parsed-resume.ts'
import { checkResume } from './check-resume.ts'

const input = makeInput(mayaDocument())
const honest = optimizeResume(input)

const checkWith = (change: (document: ResumeDocument) => void, summary?: string) => {
  const document = structuredClone(honest.document)
  change(document)
  if (summary) document.basics.summary = summary
  const optimized = { document, evidence: honest.evidence }
  return checkResume({
    parsed: input.parsed,
    optimized,
    targetRole: 'Security Engineer',
    today: '2026-11-20',
  })
}

const found = (change: (document: ResumeDocument) => void) =>
  checkWith(change).map(({ kind, pointer }) => `${kind} ${pointer}`)

it("accepts the built-in engine's result", () => {
  expect(checkWith(() => undefined)).toEqual([])
})

describe('an invented fact in an entry is reported with its location', () => {
  it.each<[string, (document: ResumeDocument) => void]>([
    ['employer /work/0/name', ({ work }) => Object.assign(work[0] ?? {}, { name: 'Northwind Bank' })],
    [
      'title /work/0/position',
      ({ work }) => Object.assign(work[0] ?? {}, { position: 'Senior IT Support Specialist' }),
    ],
    ['date /work/1/startDate', ({ work }) => Object.assign(work[1] ?? {}, { startDate: '2017-06' })],
    ['date /work/1/current', ({ work }) => Object.assign(work[1] ?? {}, { current: true })],
    [
      'degree /education/0/studyType',
      ({ education }) => Object.assign(education[0] ?? {}, { studyType: 'PhD' }),
    ],
    [
      'degree /education/1/institution',
      ({ education }) => education.push({ institution: 'MIT', courses: [], highlights: [] }),
    ],
    ['certificate /certificates/1/name', ({ certificates }) => certificates.push({ name: 'CISSP' })],
    [
      'language-level /languages/0/language',
      ({ languages }) => languages.push({ language: 'French', fluency: 'C1' }),
    ],
    ['skill /skills/0/keywords/8', ({ skills }) => skills[0]?.keywords.push('Kubernetes')],
    ['name /basics', ({ basics }) => Object.assign(basics, { email: 'other@example.com' })],
    ['title /basics/label', ({ basics }) => Object.assign(basics, { label: 'Security Engineer' })],
  ])('%s', (expected, change) => {
    expect(found(change)).toContain(expected)
  })
})

describe('an invention in a line is caught', () => {
  it('if its own job does not support it, even if another job has that number', () => {
    expect(
      found(({ work }) => work[1]?.highlights.splice(0, 1, 'Resolved about 310 tickets a week')),
    ).toContain('number /work/1/highlights/0')
  })

  it('if nobody wrote the line', () => {
    expect(found(({ work }) => work[0]?.highlights.push('Won an award for the Okta rollout'))).not.toEqual([])
  })
})

describe('a summary', () => {
  const kindsIn = (summary: string) => checkWith(() => undefined, summary).map(({ kind }) => kind)

  it.each([
    ['number', 'IT Support Specialist with 12 years of experience.'],
    ['title', 'Senior IT Support Specialist with 5 years of experience.'],
    ['degree', 'IT Support Specialist who holds a PhD.'],
    ['skill', 'IT Support Specialist. Skills include Kubernetes and Splunk.'],
    ['certificate', 'IT Support Specialist. Holds CISSP and CompTIA Security+.'],
    ['employer', 'IT Support Specialist at Google.'],
    ['claim', 'Award-winning IT Support Specialist.'],
    ['language-level', 'IT Support Specialist, fluent in German.'],
  ])('with an invented %s is caught: %s', (kind, summary) => {
    expect(kindsIn(summary)).toContain(kind)
  })

  it('may claim fewer years than the dates cover', () => {
    expect(
      kindsIn('IT Support Specialist with 4 years of experience, moving into a security engineer role.'),
    ).toEqual([])
  })
})

describe('what the person entered by hand', () => {
  const byHand = (text: string) => [{ page: 0, line: 0, text, by: 'person' as const }]
  const first = 'Trained 12 colleagues on the ticket system'
  const second = 'Moved the wiki to Confluence'
  const corrected = {
    ...input.parsed,
    sources: {
      ...input.parsed.sources,
      '/other/0/lines/0': byHand(first),
      '/other/0/lines/1': byHand(second),
    },
  }
  const checkLineOf = (line: string, source: string) => {
    const document = structuredClone(honest.document)
    document.work[0]?.highlights.splice(0, 1, line)
    const evidence = {
      ...honest.evidence,
      '/work/0/highlights/0': { mark: 'reworded' as const, sources: byHand(source), changes: [] },
    }
    return checkResume({
      parsed: corrected,
      optimized: { document, evidence },
      targetRole: 'Security Engineer',
      today: '2026-11-20',
    })
  }

  it('is a source, but only for lines whose evidence names that text', () => {
    expect(checkLineOf('Trained 12 colleagues on the ticketing system', first)).toEqual([])
    expect(checkLineOf('Trained 12 colleagues on the ticketing system', second)).not.toEqual([])
  })

  it('is not a source unless the person really entered it', () => {
    expect(checkLineOf('Founded a bank', 'Founded a bank')).not.toEqual([])
  })
})
