import { describe, expect, it } from 'vitest'
import { type AssessSkillInput, assessSkill } from './assess-skill.ts'

type Difficulty = AssessSkillInput['open'][number]['difficulty']
type Answer = AssessSkillInput['answers'][number]

const now = '2026-11-20T12:00:00.000Z'
const difficulties: Difficulty[] = ['beginner', 'intermediate', 'expert']
const open = Array.from({ length: 24 }, (_, at) => ({
  id: at + 1,
  difficulty: difficulties[Math.floor(at / 8)] ?? 'expert',
  isSeen: false,
}))

const input = (changes: Partial<AssessSkillInput> = {}): AssessSkillInput => ({
  skill: 'SQL',
  open,
  answers: [],
  seed: 7,
  previous: null,
  now,
  ...changes,
})

const answers = (difficulty: Difficulty, marks: string, isSeen = false): Answer[] =>
  [...marks].map((mark) => ({ difficulty, isSeen, isRight: mark === '+' }))

/** The difficulty of what comes next after these answers. */
const nextAfter = (given: Answer[], changes: Partial<AssessSkillInput> = {}) => {
  const { next } = assessSkill(input({ answers: given, ...changes }))
  return open.find(({ id }) => id === next)?.difficulty
}

const judge = (given: Answer[], changes: Partial<AssessSkillInput> = {}) => {
  const { judged } = assessSkill(input({ answers: given, open: [], ...changes }))
  if (!judged) throw new Error('There was nothing to judge.')
  return judged
}

describe('the next question', () => {
  it('gets harder after right answers and easier after wrong ones', () => {
    expect(nextAfter(answers('intermediate', '+++++'))).toBe('expert')
    expect(nextAfter(answers('intermediate', '-----'))).toBe('beginner')
  })

  it('is one the person has not seen, as long as there is one', () => {
    const onlyExpertIsNew = open.map((one) => ({ ...one, isSeen: one.difficulty !== 'expert' }))
    const given = answers('intermediate', '----')
    expect(nextAfter(given, { open: onlyExpertIsNew })).toBe('expert')
    const allSeen = open.map((one) => ({ ...one, isSeen: true }))
    expect(nextAfter(given, { open: allSeen })).toBe('beginner')
  })

  it('is the same for the same quiz, and comes in another order in another quiz', () => {
    const firsts = [1, 2, 3, 4, 5, 6].map((seed) => assessSkill(input({ seed })).next)
    expect(firsts).toEqual([1, 2, 3, 4, 5, 6].map((seed) => assessSkill(input({ seed })).next))
    expect(new Set(firsts).size).toBeGreaterThan(2)
  })

  it('is not asked once the level is clear, and never after sixteen', () => {
    const clear = assessSkill(input({ answers: answers('beginner', '--------') }))
    expect(clear).toMatchObject({ next: null, judged: { level: 1 } })
    const unclear = [...answers('intermediate', '+-+-+-+-'), ...answers('expert', '+-+-')]
    expect(assessSkill(input({ answers: unclear })).next).not.toBeNull()
    const full = [...unclear, ...answers('beginner', '++-+')]
    expect(assessSkill(input({ answers: full })).next).toBeNull()
  })

  it('is missing with no result when the questions ran out after a few', () => {
    expect(assessSkill(input({ open: [], answers: answers('expert', '++') }))).toEqual({
      next: null,
      judged: null,
    })
  })
})

describe('the level', () => {
  it('rises with the difficulty of what was answered correctly', () => {
    const of = (beginner: string, intermediate: string, expert: string) =>
      judge([
        ...answers('beginner', beginner),
        ...answers('intermediate', intermediate),
        ...answers('expert', expert),
      ]).level
    expect(of('-+---', '---+-', '--')).toBe(1)
    expect(of('++++-+', '+--', '-')).toBe(2)
    expect(of('++++', '+++-+-', '--+-')).toBe(3)
    expect(of('++', '+++++', '++-+-+-')).toBe(4)
    expect(of('+', '++++', '+++++++++')).toBe(5)
  })

  it('stays 1 as long as guessing explains the right answers', () => {
    const { level, basis } = judge(answers('expert', '+-+-+-+-'))
    expect(level).toBe(1)
    expect(basis.join(' ')).toContain('Someone who only guesses could have as many right answers')
  })

  it('comes with a confidence that grows with clear answers', () => {
    const clear = judge(answers('expert', '++++++++++++++++'))
    const mixed = judge([...answers('expert', '+-+-+-+-'), ...answers('intermediate', '+-++-+-+')])
    expect(clear.confidence).toBeGreaterThan(mixed.confidence + 20)
    expect(mixed.confidence).toBeGreaterThanOrEqual(1)
    expect(clear.confidence).toBeLessThanOrEqual(100)
  })

  it('is less sure when the questions were practised with their key before', () => {
    const marks = '+++-++++'
    const fresh = judge(answers('intermediate', marks))
    const practised = judge(answers('intermediate', marks, true))
    expect(practised.confidence).toBeLessThan(fresh.confidence - 10)
    expect(practised.basis.join(' ')).toContain('You had answered 8 of the questions before')
  })
})

describe('the result', () => {
  it('names what went well and what to work on', () => {
    const result = judge([
      ...answers('beginner', '++++'),
      ...answers('intermediate', '+++-'),
      ...answers('expert', '---+'),
    ])
    expect(result.strengths).toEqual([
      'You answered all 4 beginner questions right.',
      'You answered 3 of 4 intermediate questions right.',
    ])
    expect(result.improvementAreas[0]).toBe('You answered 1 of 4 expert questions right.')
    expect(result.improvementAreas[1]).toMatch(/^For level \d \(\w+\): /)
    expect(result.byDifficulty).toContainEqual({ difficulty: 'expert', right: 1, asked: 4 })
  })

  it('says that difficulties are a judgement', () => {
    expect(judge(answers('beginner', '++++++++')).basis.join(' ')).toContain(
      'their authors’ judgment, not a measurement',
    )
  })
})

describe('the next date', () => {
  const strong = answers('expert', '++++++++')
  const weak = answers('beginner', '---------')
  const daysUntil = (due: string, from = now) => (Date.parse(due) - Date.parse(from)) / (24 * 3600_000)

  it('lies between two weeks and half a year ahead, earlier for a low level', () => {
    const early = daysUntil(judge(weak).schedule.due)
    const late = daysUntil(judge(strong).schedule.due)
    expect(early).toBe(14)
    expect(late).toBeGreaterThan(60)
    expect(late).toBeLessThanOrEqual(180)
  })

  it('moves farther away when the level holds and closer when it falls', () => {
    const first = judge(strong)
    const previous = { level: first.level, schedule: first.schedule }
    const later = first.schedule.due
    const held = judge(strong, { previous, now: later })
    const fell = judge(weak, { previous, now: later })
    expect(daysUntil(held.schedule.due, later)).toBeGreaterThan(daysUntil(first.schedule.due))
    expect(daysUntil(fell.schedule.due, later)).toBeLessThan(daysUntil(first.schedule.due))
  })

  it('is found with a clock that was set back', () => {
    const { level, schedule } = judge(strong)
    const earlier = '2025-01-01T00:00:00.000Z'
    const { due } = judge(strong, { previous: { level, schedule }, now: earlier }).schedule
    expect(daysUntil(due, earlier)).toBeGreaterThanOrEqual(14)
    expect(daysUntil(due, earlier)).toBeLessThanOrEqual(180)
  })
})
