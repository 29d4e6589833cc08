import { hasTitleWord } from '../../text/career-words.ts'
import type { Fragment } from './fragments.ts'
import type { Line } from './line.ts'
import { Sourced } from './sourced.ts'

const isStreet =
  /(?:street|road|avenue|lane|drive|boulevard|court|square|suite|apt|vill(?:age)?|str|straße|strasse|platz|weg|st|rd|ave|ln|dr|blvd)\.?(?![\p{L}])|_{3,}|\b(?:resume|curriculum vitae|linkedin|facebook|personal information|page \d)\b/iu

/**
 * Plain text has no styling, so a title is known only by its position directly under the name, with no gap above it.
 */
const isRight = (line: Line, name: Line | undefined) =>
  name !== undefined && line.index === name.index + 1 && !line.gapBefore && !/,/.test(line.text)

/**
 * Picks the professional title: text near the name that contains a title word, otherwise the short line right under
 * the name.
 */
export function chooseTitle(fragments: readonly Fragment[], nameLine: Line | undefined) {
  const isShort = (text: string) => text.length <= 110 && !/[.!?]$/.test(text) && text.split(' ').length <= 14
  const near = fragments.filter(({ line }) =>
    nameLine === undefined
      ? line.index < 6
      : Math.abs(line.index - nameLine.index) <= 4 && line.index >= nameLine.index,
  )
  const titled = near.find(
    ({ text, line }) => isShort(text) && hasTitleWord(text) && !line.bullet && !/\d{4}/.test(text),
  )
  const under = near.find(
    ({ text, line }) =>
      nameLine !== undefined &&
      line.index - nameLine.index <= 1 &&
      isShort(text) &&
      text.split(' ').length <= 8 &&
      !/[\d:@]/.test(text) &&
      !line.bullet &&
      !isStreet.test(text) &&
      (line.fontSize !== undefined || line.bold || isRight(line, nameLine)) &&
      text.length > 3,
  )
  const first = titled ?? under
  if (first === undefined) return undefined
  // A title in several parts ("Engineer | Speaker") takes the whole line.
  const parts = fragments.filter(({ line, text }) => line === first.line && isShort(text))
  const whole = parts.length > 1 ? wholeBetween(first.line, parts) : first.text
  return { label: new Sourced(whole, [first.line]), used: new Set(parts.length > 1 ? parts : [first]) }
}

function wholeBetween(line: Line, parts: readonly Fragment[]): string {
  const start = line.text.indexOf(parts[0]?.text ?? '')
  const last = parts.at(-1)?.text ?? ''
  const end = line.text.lastIndexOf(last)
  return start >= 0 && end >= start
    ? line.text.slice(start, end + last.length)
    : parts.map(({ text }) => text).join(' | ')
}
