import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeBasics } from '@nextrung/contract/resume-document'
import { hasTitleWord } from '../../text/career-words.ts'
import { wordTable } from '../../text/word-table.ts'
import { readContact } from './contact.ts'
import { findEmails } from './emails.ts'
import { guessSections } from './guess-sections.ts'
import { vocabularyOf } from './join-lines.ts'
import type { Line } from './line.ts'
import { findPhones } from './phones.ts'
import { toPassages, toRows } from './rows.ts'
import type { Section } from './sections.ts'
import { type Draft, Sourced } from './sourced.ts'
import { findUrls } from './web-links.ts'

export type ResumeHeader = {
  basics: Draft<ResumeBasics>
  /** Prose before the first heading. */
  summary: Sourced<string> | undefined
  prose: Line[]
  /** Lines next to the contact data that are not contact data. */
  further: Sourced<string>[]
  /** All sections except those with contact data. */
  sections: Section[]
  dayFirst: boolean | undefined
}

const hasContact = ({ text }: Line) =>
  findEmails(text).length > 0 || findUrls(text).length > 0 || findPhones(text, {}).length > 0

/** Separates prose in the first lines: sentences, list items and their continuations. */
function splitProse(lines: readonly Line[]): { contact: Line[]; prose: Line[] } {
  const contact: Line[] = []
  const prose: Line[] = []
  let last: Line | undefined
  for (const line of lines) {
    const { text } = line
    const isTitle =
      line.index < 5 && hasTitleWord(text) && text.length <= 110 && !/[.!]$/.test(text) && !line.bullet
    const isSentence =
      !/[|•·]/.test(text) &&
      (text.length > 75 || (/[.!]$/.test(text) && text.split(' ').length > 4) || line.bullet)
    const runsOn =
      last !== undefined && last === prose.at(-1) && !line.gapBefore && /^[\p{Ll}\d(]/u.test(text)
    const isPart = line.part !== 'header' && line.part !== 'footer'
    if (isPart && !isTitle && (isSentence || runsOn) && !(hasContact(line) && text.length < 140))
      prose.push(line)
    else if (isPart && last !== undefined && last === prose.at(-1) && isTail(last, line)) prose.push(line)
    else contact.push(line)
    last = line
  }
  return { contact, prose }
}

const isTail = (last: Line, line: Line) =>
  !line.gapBefore &&
  !/[.!?:]$/.test(last.text) &&
  last.text.length > 60 &&
  !hasContact(line) &&
  last.column === line.column

const dayFirstByCountry = wordTable<boolean>({
  US: false,
  PH: false,
  GB: true,
  IN: true,
  AU: true,
  IE: true,
  NZ: true,
  ZA: true,
  DE: true,
  FR: true,
  ES: true,
  IT: true,
  PT: true,
  BR: true,
  MX: true,
  NL: true,
  PL: true,
})

/**
 * Whether numeric dates are day-first: decided by a date that can only be read one way, otherwise by country or
 * language.
 */
export function readsDayFirst(
  lines: readonly Line[],
  given: { country: string | undefined; language: string },
): boolean | undefined {
  for (const { text } of lines) {
    const match = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](?:19|20)\d\d/.exec(text)
    if (match === null) continue
    if (Number(match[1]) > 12) return true
    if (Number(match[2]) > 12) return false
  }
  return dayFirstByCountry[given.country ?? ''] ?? (given.language === 'en' ? undefined : true)
}

const isContactSection = ({ kind }: Section) => kind === 'contact' || kind === 'profiles'

/** Reads the personal details: the lines before the first heading and the contact sections. */
export function readResumeHeader(input: {
  sections: readonly Section[]
  links: readonly ReadLink[]
  body: number | undefined
  language: string
  lines: readonly Line[]
}): ResumeHeader {
  const [first, ...others] = input.sections
  const guessed = others.some(({ kind }) => kind === 'work')
    ? { top: first?.lines ?? [], sections: [] }
    : guessSections(first?.lines ?? [])
  const { contact, prose } = splitProse(guessed.top)
  const zone = [...contact, ...others.filter(isContactSection).flatMap((section) => section.lines)]
  const rest = others.filter((section) => !isContactSection(section))
  const elsewhere = rest.filter(({ kind }) => kind !== 'references').flatMap((section) => section.lines)
  const maxSize = Math.max(0, ...input.lines.map((line) => line.fontSize ?? 0))
  const read = readContact({
    zone,
    elsewhere: [...prose, ...elsewhere],
    links: input.links,
    body: input.body,
    maxSize,
    language: input.language,
  })
  const country = read.basics.location?.countryCode?.value
  const dayFirst = readsDayFirst(input.lines, { country, language: input.language })
  const vocabulary = vocabularyOf(input.lines)
  const passages = toPassages(toRows(prose, { dayFirst, vocabulary }), vocabulary)
  const summary =
    passages.length === 0
      ? undefined
      : new Sourced(
          passages.map(({ text }) => text).join('\n'),
          passages.flatMap((passage) => passage.lines),
        )
  return {
    basics: read.basics,
    summary,
    prose,
    further: read.rest.map(({ text, line }) => new Sourced(text, [line])),
    sections: [...guessed.sections, ...rest],
    dayFirst,
  }
}
