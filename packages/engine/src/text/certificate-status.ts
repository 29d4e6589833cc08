import type { CertificateStatus } from '@nextrung/contract/resume-document'
import {
  currentWords,
  expiredWords,
  inProgressWords,
  validUntilWords,
} from '@nextrung/knowledge/words/certificate-words'
import { monthByName } from './date-words.ts'
import { findDates } from './find-dates.ts'
import { fold } from './fold.ts'

/** What a text says about whether its certificate is held; `rest` is the text without these words. */
export type StatusReading = { status: CertificateStatus | undefined; statusText: string; rest: string }

const patternOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}])(?:${words
      .map(fold)
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
      .join('|')})(?![\\p{L}])`,
    'u',
  )

const inProgress = patternOf(inProgressWords)
const expired = patternOf(expiredWords)
const validUntil = patternOf(validUntilWords)
const current = new RegExp(`^(?:${patternOf(currentWords).source})`, 'u')
const bracket = /\s*[([]([^()[\]]*)[)\]]/gu
const separator = /\s*(?:[,;|•·]|\s[-–—]+\s|:\s)\s*/gu
const smallWords =
  /^(?:for|towards?|on|the|to|in|of|exam|an?|my|für|auf|zum|zur|de|la|le|el|do|till|inför|i)\s+/iu
const edges = /^[\s,;|•·:–—-]+|[\s,;|•·:–—-]+$/gu

/** The state that these words tell; a date until which something is valid leaves it held. */
export function statusIn(text: string): CertificateStatus | undefined {
  const folded = fold(text)
  if (expired.test(folded)) return 'expired'
  if (inProgress.test(folded)) return 'in progress'
  const isValid = validUntil.test(folded) && findDates(text).length > 0
  return isValid || current.test(folded.trim()) ? 'held' : undefined
}

const matchIn = (text: string): RegExpExecArray | null => {
  const folded = fold(text)
  return (
    expired.exec(folded) ??
    inProgress.exec(folded) ??
    (findDates(text).length > 0 ? validUntil.exec(folded) : null) ??
    current.exec(folded)
  )
}

const tidied = (text: string) => text.replace(/\s{2,}(?=\S)/g, ' ').replace(edges, '')

function fromBracket(text: string): StatusReading | undefined {
  for (const match of text.matchAll(bracket)) {
    const status = statusIn(match[1] ?? '')
    if (status === undefined) continue
    // "(issued 2016, expired 2019)": only the words of the state leave the bracket.
    const inner = (match[1] ?? '').split(/\s*[,;]\s*/)
    const at = inner.findIndex((part) => statusIn(part) !== undefined)
    const kept = inner.slice(0, at)
    const isDated = kept.length > 0 && findDates(kept.join(', ')).length > 0
    const statusText = isDated ? inner.slice(at).join(', ') : (match[1] ?? '')
    const left = isDated ? ` (${kept.join(', ')})` : ''
    const rest = text.slice(0, match.index) + left + text.slice(match.index + match[0].length)
    return { status, statusText: statusText.trim(), rest: tidied(rest) }
  }
  return undefined
}

type Part = { start: number; end: number }

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let start = 0
  for (const match of text.matchAll(separator)) {
    parts.push({ start, end: match.index })
    start = match.index + match[0].length
  }
  return [...parts, { start, end: text.length }]
}

const isDateOnly = (text: string) =>
  findDates(text).reduce((length, span) => length + span.text.length, 0) >= text.trim().length - 1 &&
  text.trim() !== ''

/** What the words beside the state in its part are: nothing, a date and small words, or the name itself. */
function cutPart(part: string): { statusText: string; name: string } | undefined {
  const match = matchIn(part)
  if (match === null) return undefined
  const before = part.slice(0, match.index).trim()
  const behind = part.slice(match.index + match[0].length).trim()
  const isName = (words: string) =>
    words.replace(smallWords, '').split(/\s+/).length > 0 && /\p{Lu}/u.test(words)
  const undated = findDates(behind)
    .reduce((rest, span) => rest.replace(span.text, ''), behind)
    .split(/\s+/)
    // "in February", without a year, is a date all the same.
    .filter((word) => !monthByName.has(fold(word.replace(/[.,]/g, ''))))
    .join(' ')
    .trim()
  if (before === '' && isName(undated)) {
    const name = behind.replace(smallWords, '').replace(smallWords, '')
    return { statusText: part.slice(0, part.length - name.length).trim(), name }
  }
  if (before === '' || !isName(before)) return { statusText: part.trim(), name: '' }
  const lead = /(?:^|\s)(?:\p{Ll}+\s+){0,2}$/u.exec(part.slice(0, match.index))
  const from = lead === null ? match.index : lead.index
  return { statusText: part.slice(from).trim(), name: part.slice(0, from).trim() }
}

/**
 * Takes the words that tell a certificate's state out of its text: "CompTIA A+ (in progress)", "CKA, exam booked for
 * May", "Preparing for AZ-104", "CEH – expired 2019".
 */
export function readCertificateStatus(text: string): StatusReading {
  const bracketed = fromBracket(text)
  if (bracketed !== undefined) return bracketed
  const parts = partsOf(text)
  for (const [at, { start, end }] of parts.entries()) {
    const part = text.slice(start, end)
    const cut = cutPart(part)
    const status = statusIn(part)
    if (cut === undefined || status === undefined) continue
    let last = at
    const textOf = (next: Part | undefined) => (next === undefined ? '' : text.slice(next.start, next.end))
    while (
      cut.name === '' &&
      (isDateOnly(textOf(parts[last + 1])) || statusIn(textOf(parts[last + 1])) === status)
    )
      last += 1
    const until = parts[last]?.end ?? end
    const statusText = last > at ? text.slice(start, until).trim() : cut.statusText
    return { status, statusText, rest: tidied(text.slice(0, start) + cut.name + text.slice(until)) }
  }
  return { status: undefined, statusText: '', rest: text }
}
