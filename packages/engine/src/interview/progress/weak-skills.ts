import { averageOf, type Practised } from './practised.ts'

/** A skill whose interview questions the person answers badly. */
export type WeakSkill = {
  skill: string
  /** Of the newest answers, in per cent. */
  average: number
  answers: number
  last: Practised
}

// One bad answer says little, and old ones say little about today.
const fewest = 2
const newest = 3
const weakBelow = 50

// Questions name the main skill first; from the third on they only touch it.
const namedSkills = 2

/** The skills whose newest answers, two or three of them, average below 50 %, the weakest first. */
export const findWeakSkills = (practised: readonly Practised[]): WeakSkill[] => {
  const bySkill = Map.groupBy(
    practised.flatMap((one) => one.skills.slice(0, namedSkills).map((skill) => ({ skill, one }))),
    ({ skill }) => skill,
  )
  return [...bySkill]
    .flatMap(([skill, all]) => {
      const own = all.slice(-newest).map(({ one }) => one)
      const last = own.at(-1)
      const average = averageOf(own)
      return last && own.length >= fewest && average < weakBelow
        ? [{ skill, average: Math.round(average), answers: own.length, last }]
        : []
    })
    .sort((a, b) => a.average - b.average || (a.skill < b.skill ? -1 : 1))
}
