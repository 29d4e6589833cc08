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
import {
  makeDocument,
  makeInput,
  makeJob,
  makeParsed,
  makeRead,
} from './optimizing/testing/make-parsed-resume.ts'
import { formalRules, plainRules } from './optimizing/tone-rules.ts'
import type { Wishes, WishTarget } from './wish-model/wish.ts'
import { entryName } from './wish-model/wish-entries.ts'
import { readWishes } from './wishes/read-wishes.ts'

const today = '2026-11-20'

const lines = [
  'Responsible for maintaining the billing service for 310 staff',
  'I built various print servers in order to cut costs by 12%',
  'Leveraged Excel to track numerous laptops prior to the move',
  "Couldn't keep the old portal, so moved approx. 40 printers to the cloud",
  'Wrote powershell scripts that disable stale accounts',
  'Helped with the migration of the phone system',
  'Made sure backups ran, and got rid of tons of alerts',
  'Trained two new colleagues',
  'Purchased laptops on behalf of three sites',
  'Set up the release process in python and docker.',
  'Dealt with customer tickets asap',
  'Key results:',
]
const job = fc.record({
  position: fc.constantFrom('IT Support Specialist', 'Backend Developer', 'Registered Nurse'),
  name: fc.constantFrom('Brightwater Clinics', 'Carolina Freight', 'Ridge & Sons'),
  startDate: fc.constantFrom('2012-01', '2016', '2019-03'),
  endDate: fc.constantFrom('2014-05', '2019', '2021-02', undefined),
  current: fc.constantFrom(undefined, true),
  highlights: fc.subarray(lines),
})
const documents: fc.Arbitrary<ResumeDocument> = fc
  .record({
    work: fc.array(job, { maxLength: 3 }),
    keywords: fc.subarray(['javascript', 'Python', 'postgres', 'Docker', 'linux', 'Splunk', 'Excel']),
    summary: fc.constantFrom(
      undefined,
      'Engineer who has worked in 3 clinics. Commenced with Python. Likes tidy servers.',
    ),
    other: fc.subarray(['Chess', 'Sea kayaking', 'Plays the cello']),
  })
  .map(({ work, keywords, summary, other }) =>
    makeDocument({
      basics: {
        name: 'Maya Okafor',
        email: 'maya.okafor@example.com',
        phone: '(919) 555-0142',
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/example-maya' }],
        ...(summary && { summary }),
      },
      // Each line stands in one job, so that a wish about it means one line.
      work: work.map((given, at) =>
        makeJob({
          ...given,
          highlights: given.highlights.filter(
            (text) => !work.slice(0, at).some(({ highlights }) => highlights.includes(text)),
          ),
        }),
      ),
      projects: [{ name: 'Home Lab', highlights: ['Built a Kubernetes cluster'], keywords: ['Kubernetes'] }],
      skills: keywords.length > 0 ? [{ name: 'Tools', keywords }] : [],
      other: other.length > 0 ? [{ heading: 'Hobbies', lines: other }] : [],
      certificates: [{ name: 'CompTIA Security+' }],
    }),
  )

const targets: fc.Arbitrary<WishTarget> = fc.constantFrom<WishTarget>(
  { kind: 'skill', name: 'Python' },
  { kind: 'topic', words: 'printers' },
  { kind: 'line', text: 'Wrote PowerShell scripts that disable stale accounts' },
  { kind: 'line', text: 'Maintained the billing service for 310 staff' },
  { kind: 'entry', list: 'work', name: 'Backend Developer, Carolina Freight' },
  { kind: 'entry', list: 'projects', name: 'Home Lab' },
  { kind: 'section', section: 'skills' },
  { kind: 'section', section: 'summary' },
  { kind: 'section', section: 'other', heading: 'Hobbies' },
  { kind: 'contact', field: 'phone' },
  { kind: 'profile', network: 'LinkedIn' },
  { kind: 'jobs-before', year: 2015 },
  { kind: 'jobs-older', years: 6 },
)
const some = fc.option(fc.uniqueArray(targets, { maxLength: 2, selector: (one) => JSON.stringify(one) }), {
  nil: undefined,
})
const wishes: fc.Arbitrary<Wishes> = fc
  .record({
    mostLines: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    mostLinesPerJob: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    summarySentences: fc.constantFrom(undefined, 1, 2),
    mostPages: fc.constantFrom(undefined, 1),
    longer: fc.constantFrom(undefined, true),
    emphasise: some,
    playDown: some,
    leaveOut: some,
    // Kept skills in the person's spelling would be spelled out in a summary that is read as the person's own.
    keep: some.map((list) =>
      list?.filter((target) => target.kind !== 'section' || target.section !== 'skills'),
    ),
    stay: some,
    sections: fc.constantFrom<Wishes['sections']>(
      undefined,
      [{ section: 'education', to: 'first' }],
      [{ section: 'skills', to: 'before', anchor: 'work' }],
    ),
    jobOrder: fc.constantFrom(undefined, 'oldest-first' as const, 'as-written' as const),
    lineOrder: fc.constantFrom(undefined, 'as-written' as const),
    tone: fc.constantFrom(undefined, 'formal' as const, 'plain' as const),
  })
  .map((given) => JSON.parse(JSON.stringify(given)) as Wishes)

const role = fc.constantFrom(undefined, ...targetRoles)

const toneWords = new Set([...formalRules, ...plainRules].flatMap(({ by }) => wordsOf(by).map(stem)))
// Left by rules that do not belong to wishes: "in order to" is "to", "responsible for maintaining" is "maintained".
const usual = new Set(
  'to moving into role with years of experience skills include and holds a an'.split(' ').map(stem),
)

const wordsIn = (document: ResumeDocument): Set<string> => {
  const { sectionOrder: _, ...content } = document
  return new Set(
    textsIn(content).flatMap((text) => [
      ...wordsOf(`${text} ${text.replace(/n't\b/g, ' not')}`).flatMap((word) => [
        stem(word),
        spellingKey(word),
      ]),
      ...findSkills({ text, inSkillsSection: true }).flatMap(({ name }) => wordsOf(name).map(stem)),
    ]),
  )
}

describe('any resume that follows any wishes', () => {
  it('has no word of substance that the original lacks', () => {
    fc.assert(
      fc.property(documents, wishes, (document, asked) => {
        const result = optimizeResume(makeInput(document, { targetRole: undefined, today, wishes: asked }))
        const given = wordsIn(document)
        const { sectionOrder: _, ...content } = result.document
        const added = textsIn(content)
          .flatMap(wordsOf)
          .filter((word) => !given.has(stem(word)) && !given.has(spellingKey(word)))
          .filter((word) => !toneWords.has(stem(word)) && !usual.has(stem(word)) && !/^\d+$/.test(word))
        expect(added).toEqual([])
      }),
      { numRuns: 70 },
    )
  })

  it('passes the truth check, and has evidence with a source for each text', () => {
    fc.assert(
      fc.property(documents, role, wishes, (document, targetRole, asked) => {
        const input = makeInput(document, { targetRole, today, wishes: asked })
        const result = optimizeResume(input)
        expect(checkResume({ parsed: input.parsed, optimized: result, targetRole, today })).toEqual([])
        const { sectionOrder, ...content } = result.document
        expect(Object.keys(result.evidence)).toHaveLength(textsIn(content).length)
        expect(Object.values(result.evidence).filter(({ sources }) => sources.length === 0)).toEqual([])
        expect(new Set(sectionOrder).size).toBe(8)
      }),
      { numRuns: 70 },
    )
  })

  it('lists everything that is gone', () => {
    fc.assert(
      fc.property(documents, role, wishes, (document, targetRole, asked) => {
        const input = makeInput(document, { targetRole, today, wishes: asked })
        const { document: result, evidence, leftOut = [] } = optimizeResume(input)
        const shown = new Set(
          Object.values(evidence).flatMap(({ sources }) => sources.map(({ line }) => line)),
        )
        const gone = Object.entries(input.parsed.sources).filter(
          ([, sources]) => !sources.some(({ line }) => shown.has(line)),
        )
        const unsaid = gone.filter(
          ([pointer]) =>
            !leftOut.some((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`)),
        )
        // The name of a group or heading of a section goes with its last entry.
        expect(unsaid.filter(([pointer]) => !/\/(?:name|heading)$/.test(pointer))).toEqual([])
        expect(leftOut.every(({ why }) => why.startsWith('You asked for it: '))).toBe(true)
        expect(result.sectionOrder).toHaveLength(8)
      }),
      { numRuns: 70 },
    )
  })

  it('changes nothing more when the wishes are followed again', () => {
    fc.assert(
      fc.property(documents, role, wishes, (document, targetRole, asked) => {
        // A wish that names two jobs alike takes the first, and then what is left of its name.
        fc.pre(new Set(document.work.map((job) => entryName('work', job))).size === document.work.length)
        const once = optimizeResume(makeInput(document, { targetRole, today, wishes: asked }))
        const parsed = makeParsed(once.document)
        const twice = optimizeResume({ read: makeRead(parsed), parsed, targetRole, today, wishes: asked })
        // What the jobs still show decides the usual order of sections anew.
        expect({ ...twice.document, sectionOrder: [] }).toEqual({ ...once.document, sectionOrder: [] })
      }),
      { numRuns: 70 },
    )
  })

  it('is the same each time', () => {
    fc.assert(
      fc.property(documents, role, wishes, (document, targetRole, asked) => {
        const input = makeInput(document, { targetRole, today, wishes: asked })
        expect(optimizeResume(input)).toEqual(optimizeResume(structuredClone(input)))
      }),
      { numRuns: 30 },
    )
  })
})

describe('any words of feedback', () => {
  const phrases = fc
    .array(
      fc.constantFrom(
        'shorter',
        'leave out',
        'the second bullet of',
        'lead with',
        'Python',
        'my phone',
        'keep',
        'as it was',
        'education',
        'before',
        'first',
        'and',
        ',',
        '.',
        'add AWS',
        'formal',
        'the Home Lab project',
        'jobs before 2015',
        '“',
        'SRE roles',
        'I am',
        'bring back',
      ),
      { minLength: 1, maxLength: 10 },
    )
    .map((parts) => parts.join(' '))

  it('are followed or answered with a reason, and never break the result', () => {
    fc.assert(
      fc.property(documents, fc.oneof(phrases, fc.string({ maxLength: 80 })), (document, feedback) => {
        const {
          wishes: asked,
          notFollowed,
          understood,
        } = readWishes({ feedback, document, targetRole: undefined })
        expect(understood.length + notFollowed.length).toBeGreaterThan(0)
        expect(JSON.parse(JSON.stringify(asked))).toEqual(asked)
        const input = makeInput(document, { targetRole: undefined, today, wishes: asked, notFollowed })
        const result = optimizeResume(input)
        expect(
          checkResume({ parsed: input.parsed, optimized: result, targetRole: undefined, today }),
        ).toEqual([])
        expect(result.suggestions.length).toBeLessThanOrEqual(10)
      }),
      { numRuns: 80 },
    )
  })
})
