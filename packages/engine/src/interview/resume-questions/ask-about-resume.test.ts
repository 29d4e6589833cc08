import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { kindsOfQuestions } from '@nextrung/knowledge/interview/resume-question-kinds'
import { describe, expect, it } from 'vitest'
import { askAboutResume } from './ask-about-resume.ts'

const job = (given: Partial<ResumeWork>): ResumeWork => ({ highlights: [], ...given })

const today = '2026-11-20'
const ask = (given: Partial<ResumeDocument>, most = 12) =>
  askAboutResume({ document: { ...emptyResume(), ...given }, today, most }).questions
const askLine = (line: string) => ask({ work: [job({ highlights: [line] })] })[0]

describe('a question on a line of the resume', () => {
  it.each([
    ['Cut build time by 40 %', 'change'],
    ['Took monthly paging from 140 alerts to 22', 'change'],
    ['Rebuilt the booking form; complaints fell by a third', 'change'],
    ['Resolved about 40 tickets a week across three sites', 'count'],
    ['Led a team of five engineers through the relaunch', 'led'],
    ['Mentored a group of five very eager new engineers', 'taught'],
    ['Trained users on the new scanners', 'taught'],
    ['Helped to move 310 staff to single sign-on', 'own-part'],
    ['Wrote the deployment tooling in Go', 'technology'],
  ])('asks about what the line tells: %s', (line, kind) => {
    expect(askLine(line)?.kind).toBe(kind)
  })

  it.each([
    'Trained defect detectors with PyTorch',
    'Ran 45 interviews with users of the savings application',
    'Led penetration tests of 30 web applications',
    'Moved training from single machines to a cluster shared by four teams',
  ])('does not take things for people: %s', (line) => {
    expect(['led', 'taught']).not.toContain(askLine(line)?.kind)
  })

  it.each([
    'Worked in the warehouse',
    'Brought the public pages to WCAG 2.2 AA',
    'Employed there for 3 years, 2019 to 2022',
    '',
    '•',
    '<b>Cut costs by 40 %</b>',
  ])('is not made of a line with nothing to ask about: %s', (line) => {
    expect(askLine(line)).toBeUndefined()
  })

  it.each([
    ['Led the move of 12 services from Oracle to PostgreSQL', 'PostgreSQL'],
    ['Replaced an old Jenkins server with GitHub Actions', 'GitHub Actions'],
    ['Loaded the orders from Kafka', 'Kafka'],
  ])('asks why a technology was chosen, not why it was given up: %s', (line, technology) => {
    const [asked] = ask({ work: [job({ highlights: [line] })] }).filter(({ kind }) => kind === 'technology')
    expect(asked?.question).toContain(`Why ${technology}, and`)
  })

  it('quotes the line word for word, without its bullet and final stop', () => {
    const asked = askLine('• Reduced costs by 35 %, and "saved the day".')
    expect(asked?.quote).toBe('Reduced costs by 35 %, and "saved the day"')
    expect(asked?.question).toBe(
      "Your resume says: “Reduced costs by 35 %, and 'saved the day'”. How did you measure that, and what was your own part in it?",
    )
  })

  it('quotes one sentence of a line that is too long to read out', () => {
    const line = `Cut the nightly run by 60 %. ${'It had grown over many years and nobody knew all of it. '.repeat(5)}`
    expect(askLine(line)?.quote).toBe('Cut the nightly run by 60 %')
  })

  it('says no figure, name or skill that the line does not say', () => {
    const line = 'Automated the reports in Excel and saved 12 hours a month'
    const asked = askLine(line)
    const own = asked?.question.replace(`“${line}”`, '').replaceAll('Excel', '') ?? ''
    expect(own).not.toMatch(/\d/)
    expect(own.slice(1).match(/(?<![.:] )\b\p{Lu}\p{Ll}+/gu) ?? []).toEqual([])
  })

  it('has the same id as long as line and kind are the same', () => {
    expect(askLine('Cut build time by 40 %')?.id).toBe(askLine('Cut build time by 40 %')?.id)
    expect(askLine('Cut build time by 40 %')?.id).not.toBe(askLine('Cut test time by 40 %')?.id)
  })
})

describe('questions on a career', () => {
  const moved = [
    job({ position: 'Support Specialist', name: 'Acme Corp.', startDate: '2021-03', current: true }),
    job({ position: 'Barista', name: 'Bluebird Coffee', startDate: '2018-01', endDate: '2020-01' }),
  ]

  it('ask neutrally about a move and a gap', () => {
    expect(ask({ work: moved }).map(({ question }) => question)).toEqual([
      'Your resume lists nothing between January 2020 and March 2021. What would you like to say about that time?',
      'Your resume goes from “Barista” at Bluebird Coffee to “Support Specialist” at Acme Corp. What made you take that step, and what did you bring along?',
    ])
  })

  it.each([
    [
      'study in between',
      { education: [{ startDate: '2020-02', endDate: '2021-02', courses: [], highlights: [] }] },
    ],
    ['a job without dates', { work: [...moved, job({ position: 'Waiter' })] }],
    [
      'years without months',
      { work: [job({ startDate: '2021', current: true }), job({ startDate: '2018', endDate: '2020' })] },
    ],
  ])('do not ask about a gap that %s may fill', (_, given) => {
    expect(ask({ work: moved, ...given }).some(({ kind }) => kind === 'gap')).toBe(false)
  })

  it('do not ask about a gap before the first job', () => {
    const education = [{ startDate: '2008-01', endDate: '2010-01', courses: [], highlights: [] }]
    const work = [job({ position: 'Clerk', startDate: '2018-01', current: true })]
    expect(ask({ work, education })).toEqual([])
  })
})

describe('the questions on a resume', () => {
  const work = [
    job({
      highlights: [
        'Cut build time by 40 %',
        'Cut test time by 30 %',
        'Led a team of five engineers',
        'Wrote the deployment tooling in Go',
      ],
    }),
  ]

  it('begin with one of each kind', () => {
    expect(ask({ work }).map(({ kind }) => kind)).toEqual(['change', 'led', 'technology', 'change'])
  })

  it('are as many as wanted, each line once', () => {
    expect(ask({ work }, 2)).toHaveLength(2)
    const pointers = ask({ work: [job({ highlights: ['Helped cut costs by 40 % with Go'] })] })
    expect(pointers).toHaveLength(1)
  })

  it('can each be marked: with key points, one of them essential', () => {
    for (const { keyPoints, outline } of Object.values(kindsOfQuestions)) {
      expect(keyPoints.length).toBeGreaterThanOrEqual(3)
      expect(keyPoints.some(({ essential }) => essential)).toBe(true)
      expect(new Set(keyPoints.map(({ cue }) => cue)).size).toBe(keyPoints.length)
      expect(outline).not.toBe('')
    }
  })

  it('have follow-ups about key points that exist', () => {
    const asked = [
      ...ask({ work }),
      ...ask({
        work: [
          job({
            highlights: ['Trained users on the scanners', 'Helped with it all', 'Sorted 400 parcels a day'],
          }),
        ],
      }),
      ...ask({
        work: [
          job({ position: 'Analyst', startDate: '2021-03', current: true }),
          job({ position: 'Barista', startDate: '2018-01', endDate: '2020-01' }),
        ],
      }),
    ]
    expect(new Set(asked.map(({ kind }) => kind)).size).toBe(8)
    for (const { keyPoints, followUps } of asked)
      for (const { about } of followUps) for (const place of about) expect(keyPoints[place]).toBeDefined()
  })
})
