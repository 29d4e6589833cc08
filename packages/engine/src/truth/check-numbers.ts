import { withoutDates } from '../text/dates-in-text.ts'
import { type Quantity, quantitiesIn } from '../text/quantities.ts'
import { isSameAmount } from '../text/same-amount.ts'
import { stem, wordsOf } from '../text/stems.ts'
import type { LineClaim, Violation } from './violation.ts'

const people =
  /^(?:engineer|developer|dev|people|ppl|person|report|member|employee|staff|analyst|technician|designer|programmer|tester|colleague|student|trainee|intern|junior|hire|volunteer|worker|consultant|nurse|agent|administrator|manager)s?$/

const isOfPeople = ({ counted }: Quantity): boolean => counted.some((word) => people.test(word))

const isHedgeHonest = (claimed: Quantity, given: Quantity): boolean => {
  if (claimed.hedge === given.hedge) return true
  if (claimed.hedge === 'about') return true
  if (claimed.hedge === 'above') return false
  return given.hedge === undefined || (given.hedge === 'above' && claimed.hedge === undefined)
}

const isSameThing = (claimed: Quantity, given: Quantity, all: Quantity[]): boolean => {
  const counted = claimed.counted.map(stem)
  const same = (other: Quantity): boolean => other.counted.some((word) => counted.includes(stem(word)))
  if (same(given) || counted.length === 0 || given.counted.length === 0) return true
  if (isOfPeople(claimed) && !isOfPeople(given)) return false
  return !all.some((other) => !isSameAmount(other, claimed) && same(other))
}

const ratePattern = (unit: string): RegExp =>
  new RegExp(`\\b(?:${unit === 'day' ? 'dai' : unit}ly|(?:a|an|per|each|every) ${unit})\\b`, 'i')

const isRateGiven = (claimed: Quantity, given: Quantity, source: string): boolean =>
  !claimed.per || claimed.per === given.per || (!given.per && ratePattern(claimed.per).test(source))

/** "One year" is supported by "a year", but not by any "a". */
const isGivenOne = ({ value, unit, counted }: Quantity, source: string): boolean => {
  if (value !== 1 || unit === 'percent' || unit === 'money') return false
  const of = unit ?? counted[0]
  if (of === undefined) return /\b(?:an?|one|single)\b/i.test(source)
  return [
    ...source.matchAll(
      /(?<!\bhalf |\bthan |\balmost |\bnearly |\bunder )\b(?:an?|one|single|the|per|each|every) (?:[\w-]+ )?([\w-]+)/gi,
    ),
  ].some(([found]) => wordsOf(found).slice(1).map(stem).includes(stem(of)))
}

/** "Halved" and similar words are supported by two source amounts in that ratio. */
const isGivenByPair = ({ found, value, unit }: Quantity, all: Quantity[]): boolean => {
  const isFall = /^halv/i.test(found)
  if (!isFall && !(unit === 'times' && /^\p{L}/u.test(found))) return false
  const times = isFall ? 2 : value
  return all.some((from, at) =>
    all.slice(at + 1).some((to) => {
      if ((from.unit ?? to.unit) !== (to.unit ?? from.unit)) return false
      return isFall ? from.value === to.value * times : to.value === from.value * times
    }),
  )
}

const isGiven = (claimed: Quantity, all: Quantity[], source: string): boolean =>
  isGivenOne(claimed, source) ||
  isGivenByPair(claimed, all) ||
  all.some((given) => {
    if (claimed.vague)
      return given.vague ? given.value >= claimed.value : !given.unit && given.value >= claimed.value
    if (given.vague || !isSameAmount(claimed, given)) return false
    if (given.isWhole && !claimed.isWhole) return false
    if (!isRateGiven(claimed, given, source)) return false
    return isHedgeHonest(claimed, given) && isSameThing(claimed, given, all)
  })

const isTeamSize = (line: string, quantity: Quantity): boolean =>
  isOfPeople(quantity) ||
  new RegExp(`\\bteams? of (?:\\w+ )?${quantity.found.replace(/[^\p{L}\d, -]/gu, '.')}`, 'iu').test(line)

/** Amounts in the line that the source does not give with the same value, unit, rate and strength. */
export const checkNumbers = ({ line, source }: LineClaim): Violation[] => {
  const given = quantitiesIn(source)
  return quantitiesIn(withoutDates(line))
    .filter((claimed) => !isGiven(claimed, given, source))
    .map((claimed) => ({ kind: isTeamSize(line, claimed) ? 'team-size' : 'number', found: claimed.found }))
}
