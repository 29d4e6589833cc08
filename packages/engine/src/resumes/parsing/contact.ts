import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeBasics } from '@nextrung/contract/resume-document'
import type { CountryCode } from 'libphonenumber-js'
import { hasTitleWord } from './career-words.ts'
import { chooseName } from './choose-name.ts'
import { choosePlace } from './choose-place.ts'
import { chooseProfiles } from './choose-profiles.ts'
import { findEmails } from './emails.ts'
import {
  carve,
  type Fragment,
  isLabelOnly,
  splitAtDashes,
  splitLabel,
  tidy,
  toFragments,
} from './fragments.ts'
import type { Line } from './line.ts'
import { bareName, looksLikeName } from './names.ts'
import { findPhones } from './phones.ts'
import { readPlace } from './places.ts'
import { type Draft, Sourced } from './sourced.ts'
import { findUrls } from './web-links.ts'

export type ContactInput = {
  /** Lines that hold contact data: those before the first heading, and contact sections. */
  zone: readonly Line[]
  /** Lines where an e-mail address or a number may stand when the zone has none. */
  elsewhere: readonly Line[]
  links: readonly ReadLink[]
  body: number | undefined
  maxSize: number
  language: string
}
export type Contact = {
  basics: Draft<ResumeBasics> /** What is not contact data, in order. */
  rest: Fragment[]
}

const regionByLanguage: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  pl: 'PL',
  en: 'US',
}
const regionByEnding: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  pl: 'PL',
  uk: 'GB',
  at: 'AT',
  ch: 'CH',
  be: 'BE',
  in: 'IN',
  br: 'BR',
  au: 'AU',
  jp: 'JP',
  cz: 'CZ',
  se: 'SE',
  dk: 'DK',
  no: 'NO',
  fi: 'FI',
  ie: 'IE',
  mx: 'MX',
  ro: 'RO',
  gr: 'GR',
  tr: 'TR',
  ua: 'UA',
  hu: 'HU',
}

function guessRegion(
  input: ContactInput,
  given: { fragments: readonly Fragment[]; email: string | undefined },
): CountryCode | undefined {
  for (const { text } of splitAtDashes(given.fragments)) {
    const clean = splitLabel(text).text
    const parts = clean.split(/,\s*/)
    for (let from = 0; from < Math.min(parts.length, 5); from++) {
      const code = readPlace(parts.slice(from).join(', '))?.countryCode
      if (code !== undefined) return code
    }
  }
  const ending = given.email?.split('.').at(-1)?.toLowerCase() ?? ''
  return regionByEnding[ending] ?? regionByLanguage[input.language]
}

/** An address that only a link's target holds, on words of the contact data that are not another person's name. */
function linkedEmail(input: ContactInput): Sourced<string> | undefined {
  for (const link of input.links) {
    const match = /^mailto:([^?]+)/i.exec(link.url)
    const [found] = match === null ? [] : findEmails(decodeMail(match[1] ?? ''))
    if (found === undefined) continue
    const text = tidy(link.text)
    const line = input.zone.find(
      (other) => other.source.page === link.page && text.length > 1 && other.text.includes(text),
    )
    if (line === undefined && (text.length > 1 || link.page > 1)) continue
    if (looksLikeName(text) && line?.index !== 0 && (line?.fontSize ?? 0) < input.maxSize) continue
    return new Sourced(found.email, line === undefined ? [] : [line])
  }
  return undefined
}

function decodeMail(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The professional title: words with a title in them near the name, else the short line right under the name. */
function chooseLabel(fragments: readonly Fragment[], nameLine: Line | undefined) {
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
      text.length > 3,
  )
  const first = titled ?? under
  if (first === undefined) return undefined
  // A title in several parts ("Engineer | Speaker") is the whole of its line.
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

/** Reads name, title, e-mail, phone, place and links out of the contact lines; the rest is handed back. */
export function readContact(input: ContactInput): Contact {
  const emails = carve(toFragments(input.zone), ({ text }) => findEmails(text))
  const urls = carve(emails.rest, ({ text }) => findUrls(text))
  const spareEmail =
    emails.found.length > 0 ? undefined : (linkedEmail(input) ?? emailElsewhere(input.elsewhere))
  const firstEmail = emails.found[0]
  const email =
    firstEmail === undefined
      ? spareEmail
      : new Sourced(
          firstEmail.email,
          linesOfSame(emails.found, (other) => other.email === firstEmail.email),
        )
  const region = guessRegion(input, {
    fragments: carve(urls.rest, ({ text }) => findPhones(text, {})).rest,
    email: email?.value,
  })
  const phones = carve(urls.rest, ({ text }) => findPhones(text, { region }))
  const firstPhone = phones.found[0] ?? labelledElsewhere(input.elsewhere, region)
  const addresses = urls.found.map(({ url, line, start, end }) => ({
    url,
    line,
    written: line.text.slice(start, end),
  }))
  const web = chooseProfiles({ addresses, links: input.links, lines: input.zone, fragments: phones.rest })
  const contactLines = new Set([...emails.found, ...phones.found].map(({ line }) => line))
  const named = chooseName(splitAtDashes(web.rest), {
    email: email?.value,
    body: input.body,
    maxSize: input.maxSize,
    contactLines,
  })
  const place = choosePlace(named?.rest ?? splitAtDashes(web.rest), contactLines)
  const rest = place?.rest ?? named?.rest ?? splitAtDashes(web.rest)
  const label = chooseLabel(rest, named?.name.from[0])
  const kept = rest.filter(
    (fragment) => label?.used.has(fragment) !== true && !isRepeated(fragment, named?.name.value),
  )
  const further = [
    ...emails.found
      .slice(1)
      .filter((other) => other.email !== email?.value)
      .map((other) => ({ text: other.email, line: other.line })),
    ...phones.found
      .slice(1)
      .filter((other) => other.phone !== firstPhone?.phone)
      .map((other) => ({ text: other.phone, line: other.line })),
    ...web.spare.map(({ url, line }) => ({ text: url, line })),
  ]
  const basics: Draft<ResumeBasics> = {
    name: named?.name,
    label: label?.label,
    email,
    phone:
      firstPhone === undefined
        ? undefined
        : new Sourced(firstPhone.phone, [
            firstPhone.line,
            ...linesOfSame(phones.found, (other) => other.phone === firstPhone.phone),
          ]),
    url: web.site,
    location: place?.location,
    profiles: web.profiles,
  }
  return { basics, rest: [...kept, ...further].sort((a, b) => a.line.index - b.line.index) }
}

const linesOfSame = <Found extends { line: Line }>(
  found: readonly Found[],
  isSame: (other: Found) => boolean,
) => found.filter(isSame).map(({ line }) => line)

const isRepeated = ({ text }: Fragment, name: string | undefined) =>
  isLabelOnly(text) ||
  /^(?:curriculum vitae|cv|resume|résumé|lebenslauf|currículum(?: vitae)?)$/iu.test(text) ||
  (name !== undefined && bareName(text).toLowerCase() === bareName(name).toLowerCase()) ||
  /^(?:(?:page|seite|página)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|sur)\s*\d{1,3})?$/iu.test(text)

function emailElsewhere(lines: readonly Line[]): Sourced<string> | undefined {
  const line = lines.find((other) => other.text.length < 160 && findEmails(other.text).length > 0)
  const [found] = line === undefined ? [] : findEmails(line.text)
  return line === undefined || found === undefined ? undefined : new Sourced(found.email, [line])
}

function labelledElsewhere(lines: readonly Line[], region: CountryCode | undefined) {
  for (const line of lines) {
    if (line.text.length > 160 || !/\d{3}/.test(line.text)) continue
    const found = findPhones(line.text, { region }).find(
      (other) => other.isLabelled || other.phone.startsWith('+'),
    )
    if (found !== undefined) return { ...found, line }
  }
  return undefined
}
