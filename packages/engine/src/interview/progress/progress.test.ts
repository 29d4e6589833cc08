import { describe, expect, it } from 'vitest'
import { advisePractice } from './advise-practice.ts'
import type { Practised } from './practised.ts'
import { scoreTrends } from './score-trends.ts'
import { findWeakSkills } from './weak-skills.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
let nextId = 1
const answered = (score: number, change: Partial<Practised> = {}): Practised => ({
  questionId: nextId++,
  scenarioType: 'technical',
  difficulty: 'intermediate',
  skills: ['SQL', 'Databases'],
  isMultipleChoice: false,
  score,
  at: day('2026-11-20'),
  ...change,
})

describe('trends', () => {
  it('average the scores by day, scenario and skill', () => {
    const { scenarios, skills } = scoreTrends([
      answered(40, { at: day('2026-11-01') }),
      answered(61, { at: day('2026-11-02') }),
      answered(70, { at: day('2026-11-02') }),
      answered(90, { scenarioType: 'behavioral', skills: ['Mentoring'] }),
    ])
    expect(scenarios).toEqual([
      {
        name: 'technical',
        answers: 3,
        average: 57,
        days: [
          { day: '2026-11-01', average: 40, answers: 1 },
          { day: '2026-11-02', average: 65.5, answers: 2 },
        ],
        change: null,
      },
      expect.objectContaining({ name: 'behavioral', average: 90 }),
    ])
    expect(skills.map(({ name, answers }) => [name, answers])).toEqual([
      ['Databases', 3],
      ['SQL', 3],
      ['Mentoring', 1],
    ])
  })

  it('tell a change only from six answers on', () => {
    const scores = [30, 40, 50, 60, 70, 80]
    expect(scoreTrends(scores.map((score) => answered(score))).scenarios[0]?.change).toBe(30)
    expect(scoreTrends(scores.slice(1).map((score) => answered(score))).scenarios[0]?.change).toBeNull()
  })

  it('of nobody are empty', () => {
    expect(scoreTrends([])).toEqual({ scenarios: [], skills: [] })
  })
})

describe('a weak skill', () => {
  it('is one whose newest two or three answers are bad on average', () => {
    const weak = (...scores: number[]) =>
      findWeakSkills(scores.map((score) => answered(score, { skills: ['SQL'] })))
    expect(weak(20)).toEqual([])
    expect(weak(20, 40)).toMatchObject([{ skill: 'SQL', average: 30, answers: 2 }])
    expect(weak(10, 10, 60, 60, 60)).toEqual([])
    expect(weak(90, 90, 40, 45, 50)).toMatchObject([{ average: 45, answers: 3 }])
  })

  it('can be the second that a question names, and not the third', () => {
    const skills = ['Azure Policy', 'Cloud Security', 'Azure']
    const others = ['CSPM', 'Cloud Security', 'Azure']
    expect(findWeakSkills([answered(20, { skills }), answered(40, { skills: others })])).toMatchObject([
      { skill: 'Cloud Security', average: 30, answers: 2 },
    ])
  })
})

describe('the advice', () => {
  const advise = (practised: Practised[], gaps = new Map<string, number>()) =>
    advisePractice({ practised, gaps, now: day('2026-11-23') })

  it('starts with what was answered badly, and says how badly', () => {
    const skills = ['SQL']
    const [first] = advise([answered(20, { skills }), answered(30, { skills })], new Map([['Kubernetes', 5]]))
    expect(first).toEqual({
      kind: 'answered-badly',
      title: 'Go over SQL',
      reason: 'Your last 2 answers about it scored 25% on average.',
      scenarioType: 'technical',
      difficulty: 'intermediate',
      skill: 'SQL',
    })
  })

  it('names what was never tried, what is due again, and gaps of the path', () => {
    const practised = [answered(90, { at: day('2026-06-01') }), answered(70)]
    const advice = advise(practised, new Map([['Kubernetes', 5]]))
    expect(advice.map(({ kind, title }) => [kind, title])).toEqual([
      ['never-tried', 'Try behavioral questions'],
      ['never-tried', 'Try system design questions'],
      ['due-again', 'Repeat technical questions'],
      ['path-gap', 'Try questions about Kubernetes'],
    ])
  })
})
