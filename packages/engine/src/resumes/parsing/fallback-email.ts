import type { ReadLink } from '@nextrung/contract/read-document'
import { findEmails } from './emails.ts'
import { tidy } from './fragments.ts'
import type { Line } from './line.ts'
import { looksLikeName } from './names.ts'
import { Sourced } from './sourced.ts'

/**
 * An email address found only in a link's target, where the link's text is contact data and not another person's
 * name.
 */
export function linkedEmail(input: {
  zone: readonly Line[]
  links: readonly ReadLink[]
  maxSize: number
}): Sourced<string> | undefined {
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

/** An email address on a short line outside the contact data, such as the last line of a letter-like resume. */
export function emailElsewhere(lines: readonly Line[]): Sourced<string> | undefined {
  const line = lines.find((other) => other.text.length < 160 && findEmails(other.text).length > 0)
  const [found] = line === undefined ? [] : findEmails(line.text)
  return line === undefined || found === undefined ? undefined : new Sourced(found.email, [line])
}
