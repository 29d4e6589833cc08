import { linkedInLimits } from '@nextrung/contract/linkedin'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { targetRoles } from '@nextrung/contract/roles'
import { findSkillByName } from '@nextrung/knowledge/skills'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { optimizeResume } from '../resumes/optimize-resume.ts'
import { findRoleNeeds } from '../resumes/optimizing/role-needs.ts'
import { makeDocument, makeInput } from '../resumes/optimizing/testing/make-parsed-resume.ts'
import { wordsOf } from '../text/stems.ts'
import { textsIn } from '../text/texts-in.ts'
import { checkSummary } from '../truth/check-summary.ts'
import { writeLinkedIn } from './write-linked-in.ts'

const today = '2026-11-20'

const line = fc
  .tuple(
    fc.constantFrom(
      'I built',
      'Helped to migrate',
      'Managed',
      'Maintains',
      'We moved',
      'Awarded',
      'Led',
      'Shadowed',
      'Automated',
      'Support for',
      'Responsible for',
      'Did not finish',
    ),
    fc.constantFrom(
      'the billing service',
      'REST APIs and postgres databases',
      'k8s clusters',
      'reports in python',
      'laptops for Ridge & Sons',
      '«Ünïcödé» 😀 labels',
    ),
    fc.constantFrom(
      '',
      ' for 310 staff',
      ', which saved about 5 hours a week',
      ' with my team',
      ' since March 2021',
      ' at https://example.com/odd',
      ' (919) 555-0142',
      '. Trained 4 people.',
    ),
  )
  .map((words) => words.join(''))

const year = fc.integer({ min: 2008, max: 2025 }).map(String)

const documents: fc.Arbitrary<ResumeDocument> = fc
  .record({
    label: fc.constantFrom(undefined, 'Aspiring wizard', 'x'.repeat(400), 'maya.okafor@example.com'),
    summary: fc.constantFrom(
      undefined,
      'Highly motivated engineer who has worked in 3 clinics.',
      'word '.repeat(900),
    ),
    work: fc.array(
      fc.record({
        position: fc.constantFrom(
          undefined,
          'IT Support Specialist',
          'Backend Developer',
          'Registered Nurse',
          'Engineer, Platform (Contract)',
          'of the',
        ),
        name: fc.constantFrom(
          undefined,
          'Brightwater Clinics',
          'Acme, Inc.',
          'Self-employed',
          'N'.repeat(300),
        ),
        startDate: fc.option(year, { nil: undefined }),
        endDate: fc.option(year, { nil: undefined }),
        current: fc.constantFrom(undefined, true),
        highlights: fc.array(line, { maxLength: 4 }),
      }),
      { maxLength: 3 },
    ),
    keywords: fc.array(
      fc.constantFrom('javascript', 'Python', 'Docker', 'k8s', 'basic SQL', 'Teamwork', 'Linux'),
      { maxLength: 6 },
    ),
    certificates: fc.subarray(['CompTIA Security+', 'AWS Certified Developer (in progress)']),
  })
  .map(({ label, summary, work, keywords, certificates }) =>
    makeDocument({
      basics: { name: 'Maya Okafor', profiles: [], ...(label && { label }), ...(summary && { summary }) },
      work,
      skills: keywords.length > 0 ? [{ name: 'Tools', keywords }] : [],
      certificates: certificates.map((name) => ({ name })),
    }),
  )

const cases = fc.record({
  document: documents,
  targetRole: fc.constantFrom(undefined, ...targetRoles),
  language: fc.constantFrom('en', 'en', 'de', 'ja'),
})

// The words that the sentences are made with; everything else has to come from the resume or the chosen role.
const ours = new Set(
  'i am a an at in the with year years of experience have worked as my position is last was from work project skills include one and hold looking for role roles moving into aspiring profile progress'.split(
    ' ',
  ),
)

const amountsIn = (text: string): string[] => text.match(/\d+/g) ?? []

it('contains only what is in the resume, keeps the limits, is never empty, and names the lines behind everything', () => {
  fc.assert(
    fc.property(cases, ({ document, targetRole, language }) => {
      const optimized = optimizeResume(makeInput(document, { targetRole, today, language }))
      const written = writeLinkedIn({ ...optimized, targetRole, today, language })
      const needs = findRoleNeeds(targetRole)
      const goals = needs ? [needs.noun, needs.role] : []
      const told = textsIn({ ...optimized.document, sectionOrder: [] }).join('\n')
      const given = new Set([...wordsOf(told), ...wordsOf(goals.join(' '))])
      expect(written.headlines.length).toBeGreaterThan(0)
      for (const { text, characters, parts } of [...written.headlines, written.about]) {
        expect(text.trim()).not.toBe('')
        expect(characters).toBe(text.length)
        expect(text).not.toMatch(/@|https?:|555/)
        for (const part of parts) {
          expect(text).toContain(part.text)
          if (part.basis === 'kept') expect(part.sources.length).toBeGreaterThan(0)
        }
        const strange = wordsOf(text).filter(
          (word) => !ours.has(word) && !given.has(word) && !/^\d+$/.test(word) && !findSkillByName(word),
        )
        expect(strange.filter((word) => !told.toLowerCase().includes(word))).toEqual([])
        // Years may be counted from dates; every other amount stands in the resume.
        for (const amount of amountsIn(text.replace(/with \d+ years? of experience/g, '')))
          expect(told).toContain(amount)
      }
      for (const { characters } of written.headlines)
        expect(characters).toBeLessThanOrEqual(linkedInLimits.headline)
      expect(written.about.characters).toBeLessThanOrEqual(linkedInLimits.about)
      const [opening] = written.about.parts
      if (opening && / with \d+ years? /.test(opening.text))
        expect(checkSummary({ summary: opening.text, document: optimized.document, goals, today })).toEqual(
          [],
        )
    }),
    { numRuns: 60 },
  )
})

it('is the same each time', () => {
  fc.assert(
    fc.property(cases, ({ document, targetRole, language }) => {
      const optimized = optimizeResume(makeInput(document, { targetRole, today, language }))
      const input = { ...optimized, targetRole, today, language }
      expect(writeLinkedIn(structuredClone(input))).toEqual(writeLinkedIn(input))
    }),
    { numRuns: 10 },
  )
})
