import { describe, expect, it } from 'vitest'
import { type Drawing, drawQuestions } from './draw-questions.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const now = day('2026-11-23')

const questions = Array.from({ length: 20 }, (_, at) => ({
  id: at + 1,
  type: 'technical',
  skills: [`Skill ${at % 8}`],
}))

const draw = (change: Partial<Drawing> = {}) =>
  drawQuestions({
    questions,
    past: [],
    gaps: new Map(),
    replaced: [],
    seed: 'somebody',
    now,
    size: 5,
    ...change,
  })
const ids = (change?: Partial<Drawing>) => draw(change).map(({ id }) => id)

describe('a set', () => {
  it('has five different questions about different skills, the same each time', () => {
    const set = ids()
    expect(set).toEqual(ids())
    expect(new Set(set).size).toBe(5)
    expect(new Set(set.map((id) => (id - 1) % 8)).size).toBe(5)
    expect(draw()[0]?.why).toEqual({ kind: 'unseen', text: 'You have not answered this one yet.' })
  })

  it('does not depend on the order of the pool', () => {
    expect(ids({ questions: [...questions].reverse() })).toEqual(ids())
  })

  it('differs between people', () => {
    const sets = new Set(Array.from({ length: 10 }, (_, at) => ids({ seed: `person ${at}` }).join()))
    expect(sets.size).toBeGreaterThan(8)
  })

  it('has nothing of the set it replaces', () => {
    const first = ids()
    expect(ids({ replaced: first, seed: 'somebody again' }).filter((id) => first.includes(id))).toEqual([])
  })

  it('leaves out what was answered well while there are unseen questions', () => {
    const past = [1, 2, 3, 4, 5].map((questionId) => ({ questionId, score: 90, at: day('2026-11-01') }))
    expect(ids({ past }).filter((id) => id <= 5)).toEqual([])
  })

  it('has two that were answered badly, with the reason, from the next day on', () => {
    const past = [1, 2, 3, 4].map((questionId) => ({ questionId, score: 20, at: day('2026-11-20') }))
    const set = draw({ past })
    expect(set.filter(({ id }) => id <= 4)).toHaveLength(2)
    expect(set[0]?.why).toEqual({
      kind: 'answered-badly',
      text: 'Your last answer, on 20 November 2026, scored 20%.',
    })
    expect(ids({ past: past.map((one) => ({ ...one, at: now })) }).filter((id) => id <= 4)).toEqual([])
  })

  it('repeats what is due, longest first, once everything was seen, and what is not due last', () => {
    const past = questions.map(({ id }) => ({
      questionId: id,
      score: 70,
      at: id <= 3 ? day(`2026-08-0${id}`) : day('2026-11-22'),
    }))
    const set = draw({ past })
    expect(set.slice(0, 3).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(set).toHaveLength(5)
    expect(set[0]?.why.text).toBe('You last answered it on 1 August 2026. See whether you still can.')
  })

  it('prefers gaps of the path and says so', () => {
    const gaps = new Map([['Skill 3', 5]])
    const about = (change: Partial<Drawing>) =>
      Array.from({ length: 40 }, (_, at) => draw({ ...change, seed: `${at}` }))
        .flat()
        .filter(({ id }) => (id - 1) % 8 === 3)
    expect(about({ gaps }).length).toBeGreaterThan(about({}).length * 1.4)
    expect(about({ gaps })[0]?.why).toEqual({
      kind: 'path-gap',
      text: 'Skill 3 is a gap on your learning path.',
    })
  })

  it('mixes types of questions', () => {
    const mixed = questions.map((one) => ({
      ...one,
      type: one.id <= 6 ? 'leadership' : 'behavioral',
      skills: [],
    }))
    for (let seed = 0; seed < 20; seed++) {
      const leading = ids({ questions: mixed, seed: `${seed}` }).filter((id) => id <= 6).length
      expect(leading).toBeGreaterThanOrEqual(1)
      expect(leading).toBeLessThanOrEqual(3)
    }
  })

  it('is as large as the pool allows', () => {
    expect(ids({ questions: questions.slice(0, 3) })).toHaveLength(3)
    expect(ids({ questions: [] })).toEqual([])
  })
})
