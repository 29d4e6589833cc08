import type { Random } from '../../seeded-random.ts'
import { linesOf } from '../free-lines.ts'

/** An education in an order that nobody wrote down. */
export function freeEducationTemplate(random: Random): string[] {
  const course = random.chance(0.7) ? ['{course}'] : random.shuffle(['{degree}', '{area}'])
  const rest = random.shuffle([
    random.pick(['{dates}', '{dates}', '[({dates})]', '[$Issued: {dates}]']),
    ...(random.chance(0.6) ? ['{place}'] : []),
    ...(random.chance(0.7) ? [random.pick(['{score}', '{score}', '[({score})]'])] : []),
  ])
  const main = random.chance(0.5) ? [...course, '{school}'] : ['{school}', ...course]
  return linesOf({
    fields: random.chance(0.75) ? [...main, ...rest] : random.shuffle([...main, ...rest]),
    random,
  })
}
