import { findDates } from '../../text/find-dates.ts'
import { fold } from '../../text/fold.ts'
import { findEmails } from '../parsing/emails.ts'
import { tidy } from '../parsing/fragments.ts'
import { headingKind } from '../parsing/heading-words.ts'
import type { Line } from '../parsing/line.ts'

/** A piece of a line that no field of its entry holds. */
export type NearbyText = { text: string; line: Line }

const separator = /\s*[|•·]\s*|\s*;\s+|\t+|\s{3,}|,\s+|\s+[–—-]\s+|\s+(?:at|bei|chez|en|presso|bij|hos|@)\s+/u
const longest = 80

const withoutDates = (text: string): string =>
  findDates(text).reduceRight((rest, span) => `${rest.slice(0, span.start)}\t${rest.slice(span.end)}`, text)

const isCandidate = (text: string) =>
  text.length > 2 &&
  text.length <= longest &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?]$/.test(text) &&
  findEmails(text).length === 0 &&
  headingKind(text) === undefined

/** The texts of these lines that are in none of the `taken` values. */
export function untakenTexts(lines: readonly Line[], taken: readonly string[]): NearbyText[] {
  const held = taken.map((text) => fold(text))
  const seen = new Set<string>()
  return lines.flatMap((line) =>
    line.cells
      .flatMap((cell) => withoutDates(cell).split(separator))
      .map((text) => tidy(text).replace(/^[()]+|[()]+$/g, ''))
      .filter((text) => {
        const key = fold(text)
        if (!isCandidate(text) || seen.has(key) || held.some((value) => value.includes(key))) return false
        seen.add(key)
        return true
      })
      .map((text) => ({ text, line })),
  )
}
