import type { Random } from '../../seeded-random.ts'
import { linesOf } from '../free-lines.ts'

/** A heading of a job in an order and look that nobody wrote down: one to four lines in any arrangement. */
export function freeJobTemplate(random: Random): string[] {
  const main = random.shuffle(['{position}', '{employer}'])
  const rest = random.shuffle([
    datesOf(random),
    ...(random.chance(0.75) ? ['{place}'] : []),
    ...(random.chance(0.5) ? ['{kind}'] : []),
    ...(random.chance(0.5) ? ['[$Client: {client}]'] : []),
  ])
  const fields = random.chance(0.7) ? [...main, ...rest] : random.shuffle([...main, ...rest])
  return linesOf({ fields, random })
}

function datesOf(random: Random): string {
  return random.weighted([
    ['{dates}', 8],
    ['[({dates})]', 2],
    ['[$Period: {dates}]', 1],
  ])
}
