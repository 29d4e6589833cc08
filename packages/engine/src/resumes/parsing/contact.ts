import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeBasics } from '@nextrung/contract/resume-document'
import type { CountryCode } from 'libphonenumber-js'
import { chooseName } from './choose-name.ts'
import { choosePlace } from './choose-place.ts'
import { chooseProfiles } from './choose-profiles.ts'
import { chooseTitle } from './choose-title.ts'
import { findEmails } from './emails.ts'
import { emailElsewhere, linkedEmail } from './fallback-email.ts'
import { carve, type Fragment, isLabelOnly, splitAtDashes, toFragments } from './fragments.ts'
import { guessRegion } from './guess-region.ts'
import type { Line } from './line.ts'
import { bareName } from './names.ts'
import { findPhones } from './phones.ts'
import { type Draft, Sourced } from './sourced.ts'
import { findUrls } from './web-links.ts'

export type ContactInput = {
  /** Lines with contact data: those before the first heading, and contact sections. */
  zone: readonly Line[]
  /** Lines to search for an email address or phone number if the zone has none. */
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

/** Reads name, title, email, phone, place and links from the contact lines, and returns what remains. */
export function readContact(input: ContactInput): Contact {
  const emails = carve(toFragments(input.zone), ({ text }) => findEmails(text))
  const urls = carve(emails.rest, ({ text }) => findUrls(text))
  const written = emails.found.map(({ email: text, line }) => ({ text, line }))
  const email = firstOf(written) ?? linkedEmail(input) ?? emailElsewhere(input.elsewhere)
  const region = guessRegion({
    language: input.language,
    fragments: carve(urls.rest, ({ text }) => findPhones(text, {})).rest,
    email: email?.value,
  })
  const phones = carve(urls.rest, ({ text }) => findPhones(text, { region }))
  const numbers = phones.found.map(({ phone: text, line }) => ({ text, line }))
  const phone = firstOf(numbers) ?? labelledElsewhere(input.elsewhere, region)
  const web = chooseProfiles({
    addresses: urls.found,
    links: input.links,
    lines: input.zone,
    fragments: phones.rest,
  })
  const contactLines = new Set([...emails.found, ...phones.found].map(({ line }) => line))
  const named = chooseName(splitAtDashes(web.rest), {
    email: email?.value,
    body: input.body,
    maxSize: input.maxSize,
    contactLines,
  })
  const place = choosePlace(named?.rest ?? splitAtDashes(web.rest), contactLines)
  const rest = place?.rest ?? named?.rest ?? splitAtDashes(web.rest)
  const label = chooseTitle(rest, named?.name.from[0])
  const kept = rest.filter(
    (fragment) => label?.used.has(fragment) !== true && !isRepeated(fragment, named?.name.value),
  )
  const further = [
    ...others(written, email),
    ...others(numbers, phone),
    ...web.spare.map(({ url, line }) => ({ text: url, line })),
  ]
  const basics: Draft<ResumeBasics> = {
    name: named?.name,
    label: label?.label,
    email,
    phone,
    url: web.site,
    location: place?.location,
    profiles: web.profiles,
  }
  return { basics, rest: [...kept, ...further].sort((a, b) => a.line.index - b.line.index) }
}

/** The first value, with every line it appears on as its source. */
function firstOf(found: readonly Fragment[]): Sourced<string> | undefined {
  const text = found[0]?.text
  if (text === undefined) return undefined
  return new Sourced(
    text,
    found.filter((other) => other.text === text).map(({ line }) => line),
  )
}

const others = (found: readonly Fragment[], taken: Sourced<string> | undefined) =>
  found.filter(({ text }) => text !== taken?.value)

const isRepeated = ({ text }: Fragment, name: string | undefined) =>
  isLabelOnly(text) ||
  /^(?:curriculum vitae|cv|resume|résumé|lebenslauf|currículum(?: vitae)?)$/iu.test(text) ||
  (name !== undefined && bareName(text).toLowerCase() === bareName(name).toLowerCase()) ||
  /^(?:(?:page|seite|página)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|sur)\s*\d{1,3})?$/iu.test(text)

function labelledElsewhere(lines: readonly Line[], region: CountryCode | undefined) {
  for (const line of lines) {
    if (line.text.length > 160 || !/\d{3}/.test(line.text)) continue
    const found = findPhones(line.text, { region }).find(
      (other) => other.isLabelled || other.phone.startsWith('+'),
    )
    if (found !== undefined) return new Sourced(found.phone, [line])
  }
  return undefined
}
