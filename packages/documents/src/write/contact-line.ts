import type { ResumeBasics, ResumeLocation, ResumeProfile } from '@nextrung/contract/resume-document'
import { cleanLine } from './clean-text.ts'

/** A piece of text, with its address if it is a link. */
export type ViewText = { text: string; url?: string }

/** A longer link is not a real page address, and PDF readers refuse it. */
const longestAddress = 2000
const webAddress = /^(?:https?:\/\/)?[^\s/:@]+\.[^\s:@]{2,}(?::\d+)?(?:[/?#]\S*)?$/iu

/** A web address as people expect to see it, without scheme and trailing slash; a link only if http or https. */
export function webLink(value: string | undefined): ViewText {
  const address = cleanLine(value)
  const text = address.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '')
  const target = /^https?:/iu.test(address) ? address : `https://${address}`
  const isLink =
    (webAddress.test(address) || /^https?:/iu.test(address)) &&
    target.length <= longestAddress &&
    URL.canParse(target)
  return isLink ? { text, url: new URL(target).href } : { text: address }
}

/** E-mail, phone, location, website and profiles, in this order; missing ones are omitted. */
export function contactLine(basics: ResumeBasics): ViewText[] {
  return [
    mailLink(basics.email),
    phoneLink(basics.phone),
    { text: placeText(basics.location) },
    webLink(basics.url),
    ...basics.profiles.map(profileLink),
  ]
    .filter((item) => item.text !== '')
    .map((item) => ({ ...item, text: shortened(item.text) }))
}

const longestText = 10_000

/** Nothing that long is contact data, and one paragraph of 100,000 characters takes the typesetter half a minute. */
const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/u, '')}…` : text

function mailLink(value: string | undefined): ViewText {
  const text = cleanLine(value)
  return /^[^\s@<>"?&]+@[^\s@<>"?&]+$/u.test(text) ? { text, url: `mailto:${text}` } : { text }
}

function phoneLink(value: string | undefined): ViewText {
  const text = cleanLine(value)
  const number = (text.split(/\s*(?:ext|x|#|;|,|\/)/iu)[0] ?? '').replace(/\(0\)|[^\d+]/gu, '')
  return /^\+?\d{5,15}$/u.test(number) ? { text, url: `tel:${number}` } : { text }
}

function placeText(location: ResumeLocation | undefined): string {
  if (location === undefined) return ''
  const town = [cleanLine(location.postalCode), cleanLine(location.city)].filter(Boolean).join(' ')
  const parts = [
    cleanLine(location.address),
    town,
    cleanLine(location.region),
    cleanLine(location.countryCode),
  ]
  return cleanLine(location.text) || parts.filter(Boolean).join(', ')
}

function profileLink(profile: ResumeProfile): ViewText {
  const network = cleanLine(profile.network)
  const username = cleanLine(profile.username)
  const link = webLink(profile.url)
  if (link.text === '') return { text: [network, username].filter(Boolean).join(': ') }
  const has = (part: string) => link.text.toLowerCase().includes(part.toLowerCase().replace(/^@/u, ''))
  const lead = [has(network) ? '' : network, has(username) ? '' : username].filter(Boolean).join(' ')
  return { ...link, text: lead === '' ? link.text : `${lead}: ${link.text}` }
}
