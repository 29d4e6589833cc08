import { findDates } from '../../text/find-dates.ts'
import { readPlace } from '../../text/places.ts'

const mostCharacters = 140
const colon = /^([^:|]{3,80}):\s+(?=\S)/
const hasYear = /(?:19|20)\d\d/

/** Whether the words are dates and nothing else, such as "06/2020 to 01/2022". */
const isDates = (words: string): boolean => {
  const spans = findDates(words)
  if (spans.length === 0) return false
  const rest = [...spans]
    .reverse()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), words)
  return !/\p{L}{4}|\d/u.test(rest)
}

/** Whether a place stands at the end of the words, after a comma: "Acme Corp., Denver, CO". */
const endsWithPlace = (words: string): boolean => {
  const parts = words.split(/,\s*/)
  return [2, 1].some((size) => parts.length > size && readPlace(parts.slice(-size).join(', ')) !== undefined)
}

/**
 * The head of a job with its first colon made a bar: "Acme Corp., Denver, CO: Software Engineer, 2019 to 2022" and
 * "2019 to 2022: Acme Corp., Software Engineer". Other lines stay as they are, labels such as "Skills:" above all.
 */
export const openColon = (text: string): string => {
  if (text.length > mostCharacters || !hasYear.test(text)) return text
  const before = colon.exec(text)?.[1]
  if (before === undefined) return text
  const after = text.slice(before.length + 1)
  const opens = isDates(before) || (hasYear.test(after) && endsWithPlace(before))
  return opens ? `${before} |${after}` : text
}
