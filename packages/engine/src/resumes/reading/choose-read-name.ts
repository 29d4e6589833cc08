import { contactLabels, documentTitles } from '@nextrung/knowledge/words/line-words'
import { hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { alternatives } from '../../text/phrase-pattern.ts'
import { isKnownCity, readPlace } from '../../text/places.ts'
import { headingKind, looseHeadingKind } from '../parsing/heading-words.ts'
import type { Line } from '../parsing/line.ts'
import { bareName, emailAffinity, looksLikeName } from '../parsing/names.ts'
import { Sourced } from '../parsing/sourced.ts'

const introduction =
  /^(?:(?:hi|hello|hey|hallo|hola|ciao|bonjour|olá)(?:\s*[,!–-])*\s+)?(?:(?:i\s?['’]?\s?m|i am|my name is|this is|ich bin|je suis|soy|eu sou|sono|ik ben)\s+|is\s+(?=\p{Lu}))/iu
const labelBehind = new RegExp(
  `[\\s,;|•·–-]+(?:(?:${alternatives([...contactLabels, 'cell'])})\\s*[:.]|(?:${alternatives(documentTitles.filter((title) => title.length > 5))}|c\\.?\\s?v\\.?)$).*$`,
  'iu',
)
const numberBehind = /[\s,;|•·–-]+\+?\(?\d[\d\s().-]{6,}$/u

// "RN", "BSN", "P.Eng.", "CCRN-K", "CSM®", "PharmD", "Network+": letters behind a name that no list has all of.
const credential =
  '(?:\\p{Lu}\\p{Ll}{0,4}[.-]?\\p{Lu}[\\p{L}.+/-]{0,8}[®™]?|\\p{Lu}\\.\\p{L}{1,4}\\.?|(?:Esq|Jr|Sr)\\.?)'
const credentials = new RegExp(`^(?:\\s*,\\s*${credential}(?:\\s\\p{Lu}{2,6})?)+(?=\\s*(?:$|[|•·–]))`, 'u')

/** The name without a greeting in front of it and without the label of what stands behind it. */
export function withoutIntroduction(text: string): string {
  const bare = text.replace(introduction, '')
  const named = bare === text ? text : bare.replace(/(?<=\p{Ll}{2}|\p{Lu}{2})\.$/u, '')
  return named.replace(labelBehind, '').replace(numberBehind, '').trim()
}

/** What belongs to the name behind it: credentials, and the given name in "Duarte Lima, Inês" if the address has it. */
function belonging(text: string, { after, email }: { after: string; email: string | undefined }): string {
  if (/^[®™]$/u.test(after)) return after
  const [letters] = credentials.exec(after) ?? []
  if (letters !== undefined) return letters
  const [given] = /^,\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*)?(?=\s*$)/u.exec(after) ?? []
  if (given === undefined || hasTitleWord(given) || readPlace(given.slice(1).trim()) !== undefined) return ''
  return emailAffinity(text + given.replace(',', ''), email) > emailAffinity(text, email) ? given : ''
}

/** The name with what belongs to it on its line. */
export function wholeName(name: Sourced<string>, email: string | undefined): Sourced<string> {
  const tidy = withoutIntroduction(name.value)
  const line = name.from.at(-1)
  const at = line?.text.indexOf(tidy) ?? -1
  const after = line === undefined || at < 0 ? '' : line.text.slice(at + tidy.length)
  return new Sourced(tidy + belonging(tidy, { after, email }), name.from, name.sure)
}

const inCapitals = (text: string) => text.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

// "toledo ohio", where everything is written small.
const isPlace = (text: string): boolean => {
  const words = inCapitals(text)
  const at = words.lastIndexOf(' ')
  const isSmall = text === text.toLowerCase() && at > 0
  return (
    isKnownCity(words) ||
    readPlace(words) !== undefined ||
    (isSmall && readPlace(`${words.slice(0, at)}, ${words.slice(at + 1)}`)?.countryCode !== undefined)
  )
}

const isHeading = (text: string) => (headingKind(text) ?? looseHeadingKind(text)) !== undefined

/** Whether the words can hardly be a person's name: a place, a job, a heading, a date. The address may say otherwise. */
export function isHardlyName(text: string, email: string | undefined): boolean {
  const bare = bareName(text)
  if (!/\p{L}/u.test(bare) || findDates(bare).length > 0) return true
  if (emailAffinity(bare, email) >= 2) return false
  return hasTitleWord(bare) || isPlace(bare) || isHeading(bare)
}

const topLines = 8
const asked = 0.75

/** The words near the top that the whole of the e-mail address is made of, wherever else they were put; it is asked. */
export function nameByAddress(
  lines: readonly Line[],
  email: string | undefined,
): Sourced<string> | undefined {
  for (const line of lines.slice(0, topLines)) {
    for (const cell of line.cells) {
      for (const piece of cell.split(/\s*[|•·:/]\s*|\s+[–—-]\s+/u)) {
        const text = withoutIntroduction(piece)
        if (looksLikeName(text) && emailAffinity(text, email) === 3) return new Sourced(text, [line], asked)
      }
    }
  }
  return undefined
}

const titleBehind = new RegExp(
  `^(\\p{L}[\\p{L} .'’-]{3,40}?)(?:['’]s)?[\\s,:|–-]+(?:professional\\s+)?(?:${alternatives(documentTitles.filter((title) => title.length > 1 && title !== 'of'))})$`,
  'iu',
)

/** The name in "Ada Lund – Resume", the first line of some resumes; it is asked. */
export function nameBeforeTitle(lines: readonly Line[]): Sourced<string> | undefined {
  for (const line of lines.slice(0, 2)) {
    const name = titleBehind.exec(line.text)?.[1]?.trim()
    if (name !== undefined && looksLikeName(inCapitals(name)) && name.includes(' '))
      return new Sourced(name, [line], asked)
  }
  return undefined
}
