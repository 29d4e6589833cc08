import type { EntryRule } from '@nextrung/knowledge/challenges/criterion-check'
import { addressPlanProblem } from './check-address-plan.ts'
import { taskNetworkProblem } from './check-task-network.ts'
import { contrastOf, readLuminance } from './read-color.ts'
import type { Entry } from './read-entries.ts'
import { readFigure } from './read-figure.ts'

type Of<Name extends EntryRule['rule']> = Extract<EntryRule, { rule: Name }>
type Problem = string | undefined
type Entries = readonly Entry[]

const textIn = ({ cells }: Entry, column: string): string => cells.get(column)?.toLowerCase() ?? ''
const figureIn = ({ cells }: Entry, column: string): number => readFigure(cells.get(column) ?? '') ?? 0
const sumOf = (all: Entries, column: string) => all.reduce((sum, one) => sum + figureIn(one, column), 0)

/** Without the noise of binary fractions. */
const written = (value: number): string => String(Number(value.toFixed(6)))
const isSame = (one: number, other: number, rounding = 1e-6) =>
  Math.abs(one - other) <= rounding * Math.max(1, Math.abs(other))

/** The first entry for which something does not hold. */
const inEach = (
  all: Entries,
  { holds, words }: { holds: (one: Entry) => boolean; words: string },
): Problem => {
  const wrong = all.find((one) => !holds(one))
  return wrong && `Line ${wrong.line}: ${words}.`
}

const groupsOf = (all: Entries, columns: readonly string[]) =>
  Map.groupBy(all, (one) => columns.map((column) => textIn(one, column)).join(', '))

const unique = (all: Entries, { column }: Of<'unique'>): Problem => {
  const twice = [...groupsOf(all, [column])].find(([, { length }]) => length > 1)
  return twice && `“${twice[0]}” is there more than once.`
}

const kinds = (
  all: Entries,
  { column, least = 0, most = Number.POSITIVE_INFINITY }: Of<'kinds'>,
): Problem => {
  const { size } = groupsOf(all, [column])
  if (size < least)
    return `There have to be at least ${least} different values for ${column}; there are ${size}.`
  return size > most
    ? `There have to be at most ${most} different values for ${column}; there are ${size}.`
    : undefined
}

const repeated = (all: Entries, { column, least }: Of<'repeated'>): Problem => {
  const rare = [...groupsOf(all, [column])].find(([, { length }]) => length < least)
  return rare && `“${rare[0]}” needs at least ${least} lines.`
}

const often = (all: Entries, { column, word, least = 0, mostShare = 1 }: Of<'often'>): Problem => {
  const count = all.filter((one) => textIn(one, column) === word).length
  if (count < least) return `At least ${least} lines have to say “${word}”; ${count} do.`
  return count > all.length * mostShare
    ? `At most ${mostShare * 100}% of the lines may say “${word}”; ${count} of ${all.length} do.`
    : undefined
}

const sum = (all: Entries, { column, from, to }: Of<'sum'>): Problem => {
  const total = sumOf(all, column)
  const isTooLittle = from !== undefined && total < from && !isSame(total, from)
  const isTooMuch = to !== undefined && total > to && !isSame(total, to)
  if (!isTooLittle && !isTooMuch) return undefined
  const wanted = from === to ? `${from}` : isTooLittle ? `at least ${from}` : `at most ${to}`
  return `It adds up to ${written(total)}, not to ${wanted}.`
}

const sumFor = (all: Entries, { each, column, most }: Of<'sumFor'>): Problem => {
  const over = [...groupsOf(all, each)].find(([, group]) => sumOf(group, column) > most + 1e-6)
  return over && `“${over[0]}” adds up to ${written(sumOf(over[1], column))}, which is more than ${most}.`
}

const firstIsSum = ([first, ...rest]: Entries, { column }: Of<'firstIsSum'>): Problem => {
  const total = sumOf(rest, column)
  if (first && isSame(figureIn(first, column), total, 1e-9)) return undefined
  return `The first line has to be the sum of the others, which is ${written(total)}.`
}

const adds = (all: Entries, { column, of, rounding = 1e-9 }: Of<'adds'>): Problem =>
  inEach(all, {
    holds: (one) =>
      isSame(
        of.reduce((total, part) => total + figureIn(one, part), 0),
        figureIn(one, column),
        rounding,
      ),
    words: `${of.join(', ')} do not add up to ${column}`,
  })

const median = (all: Entries, { column, most }: Of<'median'>): Problem => {
  const sorted = all.map((one) => figureIn(one, column)).sort((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  const middle = (low + high) / 2
  return middle > most
    ? `The median of ${column} is ${written(middle)}; it has to be at most ${most}.`
    : undefined
}

const contrast = (all: Entries, { text, background, use }: Of<'contrast'>): Problem =>
  inEach(all, {
    holds: (one) => {
      const [front = 0, back = 0] = [text, background].map((name) => readLuminance(textIn(one, name)))
      return contrastOf(front, back) >= (textIn(one, use) === 'text' ? 4.5 : 3)
    },
    words: 'the contrast is too low, below 4.5 for text or 3 for a control',
  })

const checks: { [Name in EntryRule['rule']]: (all: Entries, rule: Of<Name>) => Problem } = {
  unique,
  kinds,
  repeated,
  often,
  sum,
  sumFor,
  firstIsSum,
  adds,
  median,
  contrast,
  times: (all, { column, than, least }) =>
    inEach(all, {
      holds: (one) => figureIn(one, than) > 0 && figureIn(one, column) >= figureIn(one, than) * least - 1e-9,
      words: `${column} has to be at least ${least} times ${than}`,
    }),
  more: (all, { column, than }) =>
    inEach(all, {
      holds: (one) => figureIn(one, column) > figureIn(one, than),
      words: `${column} has to be more than ${than}`,
    }),
  close: (all, { column, to, by = 0, share = 0 }) =>
    inEach(all, {
      holds: (one) =>
        Math.abs(figureIn(one, column) - figureIn(one, to)) <=
        by + share * Math.abs(figureIn(one, to)) + 1e-9,
      words: `${column} and ${to} are too far apart`,
    }),
  same: (all, { column, as }) =>
    inEach(all, {
      holds: (one) => {
        const [left, right] = [textIn(one, column), textIn(one, as)]
        const [first, second] = [readFigure(left), readFigure(right)]
        return left === right || (first !== undefined && second !== undefined && first === second)
      },
      words: `${column} and ${as} differ`,
    }),
  some: (all, { column, from }) =>
    all.some((one) => figureIn(one, column) >= from)
      ? undefined
      : `At least one ${column} has to be ${from} or more.`,
  network: taskNetworkProblem,
  addressPlan: addressPlanProblem,
}

/** What breaks a rule over all entries; undefined if nothing does. */
export const ruleProblem = <Name extends EntryRule['rule']>(all: Entries, rule: Of<Name>): Problem =>
  checks[rule.rule as Name](all, rule)
