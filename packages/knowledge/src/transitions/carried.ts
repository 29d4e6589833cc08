import type { CarriedPair, Demands, StrengthKind, Strengths } from './strength.ts'

/** Something a person brings along, and why it counts in the new role. */
export type Carried = { what: string; why: string }

const atMost = 4

/**
 * The strengths that the role draws on, at most four: those that stand highest on both lists together come first.
 */
export const matchStrengths = (strengths: Strengths, demands: Demands): Carried[] => {
  const order = Object.keys(demands)
  const rank = ([kind]: readonly [StrengthKind, string], at: number): number => 2 * at + order.indexOf(kind)
  return strengths
    .flatMap((strength, at) => {
      const why = demands[strength[0]]
      return why === undefined ? [] : [{ what: strength[1], why, rank: rank(strength, at) }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, atMost)
    .map(({ what, why }) => ({ what, why }))
}

export const toCarried = ([what, why]: CarriedPair): Carried => ({ what, why })
