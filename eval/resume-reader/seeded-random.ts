export type Random = {
  /** A fraction from 0 up to but without 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  /** True in this share of the calls. */
  chance: (share: number) => boolean
  pick: <T>(pool: readonly T[]) => T
  /** Picks a value by its weight, as in `[['en', 72], ['de', 8]]`. */
  weighted: <T>(pool: readonly (readonly [T, number])[]) => T
  /** A shuffled copy. */
  shuffle: <T>(pool: readonly T[]) => T[]
  /** Up to `count` different entries of the pool in a random order. */
  some: <T>(pool: readonly T[], count: number) => T[]
  /** A generator of its own: what is drawn from it leaves the draws of this one as they were. */
  fork: () => Random
}

/** Equal seeds draw equal values on every machine; neighbouring seeds draw unrelated ones. */
export function makeRandom(seed: number): Random {
  const next = fractions(seed)
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(pool: readonly T[]): T => entry(pool, int(0, pool.length - 1))

  function weighted<T>(pool: readonly (readonly [T, number])[]): T {
    let left = next() * pool.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of pool) {
      left -= weight
      if (left < 0) return value
    }
    return entry(pool, pool.length - 1)[0]
  }

  function some<T>(pool: readonly T[], count: number): T[] {
    const left = [...pool]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) {
      const at = int(0, left.length - 1)
      taken.push(entry(left, at))
      left[at] = entry(left, left.length - 1)
      left.pop()
    }
    return taken
  }

  return {
    next,
    int,
    chance: (share) => next() < share,
    pick,
    weighted,
    shuffle: (pool) => some(pool, pool.length),
    some,
    fork: () => makeRandom(Math.floor(next() * 2 ** 32)),
  }
}

/** Mulberry32 over a scrambled seed. */
function fractions(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function entry<T>(pool: readonly T[], at: number): T {
  const value = pool[at]
  if (value === undefined) throw new RangeError('Nothing to pick from an empty pool')
  return value
}
