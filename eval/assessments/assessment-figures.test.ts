import { describe, expect, it } from 'vitest'
import { measureGuessing, measureLevels } from './assessment-figures.ts'

describe('simulated people who take quizzes', () => {
  const figures = measureLevels({ people: 500 })

  it('get their own level in at least half of the cases, and it or the next one in 94 of 100', () => {
    expect(figures.exact).toBeGreaterThanOrEqual(0.5)
    expect(figures.near).toBeGreaterThanOrEqual(0.94)
  })

  it('are asked at most 16 questions, and told a confidence that comes true', () => {
    expect(figures.asked).toBeLessThanOrEqual(16)
    expect(Math.abs(figures.confidence / 100 - figures.exact)).toBeLessThan(0.07)
  })

  it('gain a level but no confidence from remembering every key', () => {
    const again = measureLevels({ people: 100, retakes: 2 })
    expect(again.confidence).toBeLessThan(figures.confidence - 20)
  })
})

describe('somebody who knows nothing', () => {
  it.each(['guessing', 'first option'] as const)('gets level 1 by %s in 95 of 100 quizzes', (by) => {
    expect(measureGuessing({ quizzes: 300, by })).toBeGreaterThanOrEqual(0.95)
  })
})
