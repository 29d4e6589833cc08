import { describe, expect, it } from 'vitest'
import type { AnswerMark } from '../marking/answer-mark.ts'
import type { MarkedQuestion } from '../marking/marking-input.ts'
import { chooseFollowUp, followUpToMark } from './follow-up.ts'
import type { MockItem } from './mock-item.ts'
import { planMock } from './plan-mock.ts'
import { reportMock } from './report-mock.ts'

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`)
const candidates = {
  technical: names('t', 9),
  behavioral: names('b', 9),
  leadership: names('l', 9),
  system_design: names('s', 9),
  resume: names('r', 9),
}

const question: MarkedQuestion = {
  type: 'behavioral',
  question: 'Tell me about a mistake.',
  keyPoints: [
    { cue: 'What went wrong', point: 'Names the mistake', weight: 3, essential: true, said: [] },
    { cue: 'What you did', point: 'Tells the first steps', weight: 2, said: [] },
    { cue: 'What you learned', point: 'Says what changed since', weight: 1, said: [] },
  ],
  wrongBeliefs: [{ belief: 'Blame helps', said: [], correction: 'Blame hides causes' }],
  sampleAnswer: 'I deleted a table.',
  followUps: [
    { question: 'And after that?', about: [1, 2], answer: 'I restored it.' },
    { question: 'What was it exactly?', about: [0], answer: 'A table.' },
  ],
}

type State = AnswerMark['points'][number]['state']
const marked = (states: State[], given: Partial<AnswerMark> = {}): AnswerMark => ({
  score: 60,
  technicalAccuracy: 60,
  communicationClarity: 70,
  points: states.map((state, place) => ({ place, state, quote: state === 'met' ? `quote ${place}` : null })),
  beliefs: [],
  structure: [],
  clarity: { words: 100, sentences: 8, fillers: 0, hedges: 0, longestSentence: 20, length: 'fitting' },
  notAnAnswer: null,
  detailedFeedback: '',
  sayNext: '',
  followUp: null,
  ...given,
})
const item = (given: Partial<MockItem> = {}): MockItem => ({
  type: 'behavioral',
  question,
  mark: marked(['met', 'met', 'met']),
  seconds: 300,
  usedSeconds: 200,
  ...given,
})

describe('the plan of a mock interview', () => {
  it.each([
    [15, ['r1', 't1', 's1', 't2', 'b1']],
    [30, ['r1', 't1', 't2', 's1', 'b1', 'l1']],
    [45, ['r1', 't1', 't2', 's1', 't3', 'b1', 'l1', 's2']],
  ] as const)('of %i minutes asks 5 to 8 questions of several kinds', (minutes, refs) => {
    expect(planMock(minutes, candidates).map(({ ref }) => ref)).toEqual(refs)
  })

  it.each([15, 30, 45] as const)('of %i minutes uses its time, most of it for design', (minutes) => {
    const plan = planMock(minutes, candidates)
    const total = plan.reduce((sum, { seconds }) => sum + seconds, 0)
    expect(total).toBeLessThanOrEqual(minutes * 60)
    expect(total).toBeGreaterThan(minutes * 60 - plan.length * 15)
    const longest = [...plan].sort((a, b) => b.seconds - a.seconds)[0]
    expect(longest?.type).toBe('system_design')
  })

  it('asks something else where there is no resume and no leadership question, and nothing twice', () => {
    const plan = planMock(45, { ...candidates, resume: [], leadership: [] })
    expect(plan.map(({ ref }) => ref)).toEqual(['b1', 't1', 't2', 's1', 't3', 'b2', 'b3', 's2'])
  })

  it('is shorter if there are too few questions', () => {
    const few = { technical: ['t1'], behavioral: ['b1'], leadership: [], system_design: [], resume: [] }
    expect(planMock(15, few).map(({ ref }) => ref)).toEqual(['b1', 't1'])
  })
})

describe('a follow-up', () => {
  it('asks about the weightiest gap', () => {
    expect(chooseFollowUp(question, marked(['missed', 'met', 'missed']))).toBe('What was it exactly?')
    expect(chooseFollowUp(question, marked(['met', 'missed', 'missed']))).toBe('And after that?')
  })

  it('is marked by the key points that it asks about', () => {
    const followUp = followUpToMark(question, 'And after that?')
    expect(followUp?.keyPoints.map(({ cue }) => cue)).toEqual(['What you did', 'What you learned'])
    expect(followUp?.sampleAnswer).toBe('I restored it.')
    expect(followUpToMark(question, 'Something else?')).toBeUndefined()
  })

  it('is not asked if nothing is open, or after no answer', () => {
    expect(chooseFollowUp(question, marked(['met', 'met', 'met']))).toBeUndefined()
    expect(
      chooseFollowUp(question, marked(['missed', 'missed', 'missed'], { notAnAnswer: 'off-topic' })),
    ).toBeUndefined()
  })
})

describe('the report of a mock interview', () => {
  it('averages over all questions, skipped ones as 0', () => {
    const report = reportMock([item(), item({ mark: undefined, type: 'technical' })], undefined)
    expect(report).toMatchObject({
      score: 30,
      answered: 1,
      of: 2,
      technicalAccuracy: 60,
      communicationClarity: 70,
    })
    expect(report.byType).toEqual([
      { type: 'technical', score: 0, questions: 1 },
      { type: 'behavioral', score: 60, questions: 1 },
    ])
  })

  it('has no marks if nothing was answered', () => {
    const report = reportMock([item({ mark: undefined })], undefined)
    expect(report).toMatchObject({
      score: 0,
      technicalAccuracy: null,
      communicationClarity: null,
      wentWell: [],
    })
  })

  it('names at most three things to work on, what is wrong first', () => {
    const wrong = marked(['missed', 'met', 'missed'], { beliefs: [{ place: 0, quote: 'it was his fault' }] })
    const report = reportMock(
      [item({ mark: wrong }), item({ mark: undefined }), item({ mark: marked(['met', 'missed', 'met']) })],
      undefined,
    )
    expect(report.workOn.map(({ kind }) => kind)).toEqual(['belief', 'essential', 'skipped'])
    expect(report.workOn[0]).toMatchObject({
      advice: 'Blame hides causes.',
      quote: 'it was his fault',
      place: 0,
    })
    expect(report.workOn[1]?.title).toBe('You left out: What went wrong')
  })

  it('tells which part most answers lack', () => {
    const structure = [
      { part: 'action', present: true, quote: null },
      { part: 'result', present: false, quote: null },
    ]
    const mark = marked(['met', 'met', 'met'], { structure })
    const report = reportMock([item({ mark }), item({ mark })], undefined)
    expect(report.workOn.map(({ title }) => title)).toEqual(['Most of your answers lacked the result'])
  })

  it.each([
    ['too-short', 'Most of your answers were too short'],
    ['too-long', 'Most of your answers were too long'],
  ] as const)('tells that answers were %s', (length, title) => {
    const base = marked(['met', 'met', 'met'])
    const mark = { ...base, clarity: { ...base.clarity, length } }
    expect(reportMock([item({ mark }), item({ mark })], undefined).workOn[0]?.title).toBe(title)
  })

  it('tells about time only if it ran out more than once', () => {
    const late = item({ usedSeconds: 500 })
    expect(reportMock([late, item()], undefined).workOn).toEqual([])
    expect(reportMock([late, late], undefined).workOn[0]?.title).toBe('You ran over the time on 2 questions')
  })

  it('quotes what went well from different questions', () => {
    const report = reportMock(
      [item(), item({ mark: marked(['met', 'met', 'met'], { score: 90 }) })],
      undefined,
    )
    expect(report.wentWell).toEqual([
      { point: 'Names the mistake', quote: 'quote 0', place: 1 },
      { point: 'Names the mistake', quote: 'quote 0', place: 0 },
    ])
  })

  it('compares with the last one, kind by kind', () => {
    const last = {
      when: new Date('2026-11-12T10:00:00Z'),
      report: { score: 52, byType: [{ type: 'behavioral' as const, score: 50, questions: 1 }] },
    }
    expect(reportMock([item()], last).comparison).toEqual({
      when: '2026-11-12T10:00:00.000Z',
      score: 52,
      change: 8,
      types: [{ type: 'behavioral', before: 50, now: 60 }],
      summary:
        '60% is 8 points more than on 12 November 2026. The questions were different, so a few points either way mean little.',
    })
  })
})
