import { expect, test } from 'vitest'
import { makeRandom } from './seeded-random.ts'

test('equal seeds draw equal values and other seeds other ones', () => {
  const draw = (seed: number) => {
    const random = makeRandom(seed)
    return Array.from({ length: 20 }, () => random.int(0, 1000))
  }
  expect(draw(5)).toEqual(draw(5))
  expect(draw(5)).not.toEqual(draw(6))
})

test('first draws of neighbouring seeds spread evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let seed = 0; seed < 10_000; seed += 1) {
    const tenth = Math.floor(makeRandom(seed).next() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(850)
  expect(Math.max(...tenths)).toBeLessThan(1150)
})

test('whole numbers reach both ends, and some entries never come twice', () => {
  const random = makeRandom(1)
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(1, 3)))
  expect([...drawn].sort()).toEqual([1, 2, 3])
  expect(random.some(['a', 'b', 'c'], 5).sort()).toEqual(['a', 'b', 'c'])
  expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4])
})

test('heavier values are drawn more often', () => {
  const random = makeRandom(2)
  const drawn = Array.from({ length: 1000 }, () =>
    random.weighted([
      ['rare', 1],
      ['frequent', 9],
    ]),
  )
  const rare = drawn.filter((value) => value === 'rare').length
  expect(rare).toBeGreaterThan(60)
  expect(rare).toBeLessThan(140)
})

test('what is drawn from a fork leaves the draws of its origin as they were', () => {
  const [one, two] = [makeRandom(3), makeRandom(3)]
  one.fork().next()
  two.fork()
  expect(one.next()).toBe(two.next())
})
