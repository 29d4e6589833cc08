import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeBasics } from '@nextrung/contract/resume-document'
import type { CountryCode } from 'libphonenumber-js'
import { chooseLabel } from './choose-label.ts'
import { chooseName } from './choose-name.ts'
import { choosePlace } from './choose-place.ts'
import { chooseProfiles } from './choose-profiles.ts'
import { findEmails } from './emails.ts'
import { carve, type Fragment, isLabelOnly, splitAtDashes, toFragments } from './fragments.ts'
import { guessRegion } from './guess-region.ts'
import type { Line } from './line.ts'
import { bareName } from './names.ts'
import { findPhones } from './phones.ts'
import { type Draft, Sourced } from './sourced.ts'
import { emailElsewhere, linkedEmail } from './spare-email.ts'
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
  const region = guessRegion({
    language: input.language,
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
    ...others(
      emails.found.map(({ email: text, line }) => ({ text, line })),
      email?.value,
    ),
    ...others(
      phones.found.map(({ phone: text, line }) => ({ text, line })),
      firstPhone?.phone,
    ),
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

const others = (found: readonly Fragment[], taken: string | undefined) =>
  found.filter(({ text }) => text !== taken)

const linesOfSame = <Found extends { line: Line }>(
  found: readonly Found[],
  isSame: (other: Found) => boolean,
) => found.filter(isSame).map(({ line }) => line)

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
    if (found !== undefined) return { ...found, line }
  }
  return undefined
}
