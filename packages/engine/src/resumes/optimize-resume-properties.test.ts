import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { targetRoles } from '@nextrung/contract/roles'
import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSkills } from '../text/find-skills.ts'
import { stem, wordsOf } from '../text/stems.ts'
import { textsIn } from '../text/texts-in.ts'
import { checkResume } from '../truth/check-resume.ts'
import { optimizeResume } from './optimize-resume.ts'
import { makeDocument, makeInput, makeParsed, makeRead } from './optimizing/testing/make-parsed-resume.ts'

const today = '2026-11-20'

const openings = [
  'Responsible for maintaining',
  'Was responsible for writing',
  'Duties included resolving',
  'Tasked with planning',
  'Helped to migrate',
  'I built',
  'Successfully deployed',
  'Assisted with',
  'Managed',
  'Developing the',
  'Maintains',
  'Worked on',
  'Participated in',
  'We moved',
  'utilised',
  'Led',
  'In charge of',
  'Reviewing all',
  'Responsible for the administration of',
  'Was involved in',
]
const objects = [
  'the billing service',
  'various user accounts',
  'very old print servers',
  'REST APIs and postgres databases',
  'javascript modules',
  'the Harborview portal',
  'backups for Carolina Freight',
  'network documentation',
  'k8s clusters & dashboards',
  'reports in python',
  'customer tickets',
  'powershell scripts',
  'the release process',
  'a wide variety of laptops',
  'an inventory of devices',
  '"very odd" labels',
]
const endings = [
  '',
  ' for 310 staff',
  ' in order to cut costs by 12%',
  ' on a daily basis',
  ' across three sites',
  ' etc.',
  ' and trained new colleagues',
  ', which saved about 5 hours a week',
  ' with my team',
  ' and wrote the runbook.',
  ' and the the wiki',
  ' since March 2021',
  ' at https://example.com/very/odd',
]
const line = fc
  .tuple(fc.constantFrom(...openings), fc.constantFrom(...objects), fc.constantFrom(...endings))
  .map(([opening, object, ending]) => `${opening} ${object}${ending}`)

const year = fc.integer({ min: 2008, max: 2025 })
const month = fc.integer({ min: 1, max: 12 }).map((at) => String(at).padStart(2, '0'))
const date = fc
  .tuple(year, month, fc.boolean())
  .map(([y, m, isPrecise]) => (isPrecise ? `${y}-${m}` : String(y)))

const job = fc.record({
  position: fc.constantFrom(
    'IT Support Specialist',
    'Backend Developer',
    'Registered Nurse',
    'Senior Data Analyst',
  ),
  name: fc.constantFrom('Brightwater Clinics', 'Carolina Freight', 'Very Good Books', 'Ridge & Sons'),
  startDate: fc.option(date, { nil: undefined }),
  endDate: fc.option(date, { nil: undefined }),
  current: fc.constantFrom(undefined, true),
  highlights: fc.array(line, { maxLength: 5 }),
})

const skill = fc.constantFrom(
  'javascript',
  'Python',
  'postgres',
  'PostgreSQL',
  'Docker',
  'k8s',
  'MS Excel',
  'Zeek',
  'Snort',
  'linux',
  'Splunk',
  'git',
  'Teamwork',
)

const documents: fc.Arbitrary<ResumeDocument> = fc
  .record({
    summary: fc.constantFrom(
      undefined,
      'Highly motivated engineer who has worked in 3 clinics.',
      'I am a nurse with a love for Python.',
    ),
    work: fc.array(job, { maxLength: 4 }),
    keywords: fc.array(skill, { maxLength: 8 }),
    degree: fc.constantFrom(undefined, 'Bachelor of Science', 'Associate of Applied Science'),
    certificates: fc.subarray(['CompTIA Security+', 'AWS Certified Developer']),
    role: fc.constant(0),
  })
  .map(({ summary, work, keywords, degree, certificates }) =>
    makeDocument({
      basics: {
        name: 'Maya Okafor',
        email: 'maya.okafor@example.com',
        profiles: [],
        ...(summary && { summary }),
      },
      work,
      skills: keywords.length > 0 ? [{ name: 'Tools', keywords }] : [],
      education: degree
        ? [
            {
              studyType: degree,
              area: 'Biology',
              institution: 'Wake College',
              endDate: '2012',
              courses: [],
              highlights: [],
            },
          ]
        : [],
      certificates: certificates.map((name) => ({ name })),
    }),
  )

const role = fc.constantFrom(undefined, ...targetRoles)

// What may go: pronouns, filler, and the weak openings that give way to the verb behind them.
const droppable = new Set(
  'i my we our was were been responsible for duties included tasked with in charge of successfully various very wide variety of a an the to order on basis etc am who has highly motivated utilised used helped the and is'
    .split(' ')
    .map(stem),
)

const substanceOf = (document: ResumeDocument): Set<string> => {
  const { sectionOrder: _, ...content } = document
  return new Set(
    textsIn(content).flatMap((text) => {
      const withoutSkills = findSkills({ text, inSkillsSection: true }).reduce(
        (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
        text,
      )
      return wordsOf(withoutSkills)
        .map(stem)
        .filter((word) => !droppable.has(word))
    }),
  )
}

const skillsIn = (document: ResumeDocument): Set<string> =>
  new Set(
    textsIn(document).flatMap((text) => findSkills({ text, inSkillsSection: true }).map(({ name }) => name)),
  )

describe('any optimised resume', () => {
  it('loses no word of substance, no number, no name and no skill', () => {
    fc.assert(
      fc.property(documents, role, (document, targetRole) => {
        const result = optimizeResume(makeInput(document, { targetRole, today }))
        const kept = substanceOf(result.document)
        expect(
          [...substanceOf(document)].filter((word) => !kept.has(word) && !kept.has(spellingKey(word))),
        ).toEqual([])
        const skills = skillsIn(result.document)
        expect([...skillsIn(document)].filter((name) => !skills.has(name))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('changes nothing more when it is optimised again', () => {
    fc.assert(
      fc.property(documents, role, (document, targetRole) => {
        const once = optimizeResume(makeInput(document, { targetRole, today }))
        const parsed = makeParsed(once.document)
        const twice = optimizeResume({ read: makeRead(parsed), parsed, targetRole, today })
        expect(twice.document).toEqual(once.document)
      }),
      { numRuns: 150 },
    )
  })

  it('is the same each time', () => {
    fc.assert(
      fc.property(documents, role, (document, targetRole) => {
        const input = makeInput(document, { targetRole, today })
        expect(optimizeResume(input)).toEqual(optimizeResume(structuredClone(input)))
      }),
      { numRuns: 60 },
    )
  })

  it('passes the truth check as a whole, and has evidence with a source for each text', () => {
    fc.assert(
      fc.property(documents, role, (document, targetRole) => {
        const input = makeInput(document, { targetRole, today })
        const result = optimizeResume(input)
        expect(checkResume({ parsed: input.parsed, optimized: result, targetRole, today })).toEqual([])
        const { sectionOrder: _, ...content } = result.document
        expect(Object.keys(result.evidence)).toHaveLength(textsIn(content).length)
        expect(Object.values(result.evidence).filter(({ sources }) => sources.length === 0)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
