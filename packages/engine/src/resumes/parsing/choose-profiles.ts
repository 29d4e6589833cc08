import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeProfile } from '@nextrung/contract/resume-document'
import { type Fragment, tidy } from './fragments.ts'
import type { Line } from './line.ts'
import { type Draft, Sourced } from './sourced.ts'
import { networkNamed, networkProfile } from './web-links.ts'

type WebAddress = { url: string; line: Line }
type Found = {
  profiles: Draft<ResumeProfile>[]
  site: Sourced<string> | undefined
  rest: Fragment[]
  spare: WebAddress[]
}

const user = /^@?[\p{L}\p{N}][\p{L}\p{N}_.-]{1,38}$/u

/** The line that the link's words stand on: best one of which they are a part of their own, not taken by its like. */
function lineOfLink(
  link: ReadLink,
  given: { lines: readonly Line[]; taken: ReadonlySet<Line> },
): Line | undefined {
  const text = tidy(link.text)
  if (text.length < 2) return undefined
  const onPage = given.lines.filter((line) => line.source.page === link.page && line.text.includes(text))
  const own = onPage.filter((line) => line.cells.includes(text))
  return own.find((line) => !given.taken.has(line)) ?? own[0] ?? onPage[0]
}

/** Profiles that stand as a network's name beside a user name ("GitHub: jdoe", or one above the other). */
function namedProfiles(fragments: readonly Fragment[], known: ReadonlyMap<string, Line[]>) {
  const profiles: Draft<ResumeProfile>[] = []
  const used = new Set<Fragment>()
  for (const [index, fragment] of fragments.entries()) {
    const inline = /^(\p{L}+(?: \p{L}+)?)\s*[:：/]\s*(\S+)$/u.exec(fragment.text.trim())
    const network = networkNamed(inline?.[1] ?? fragment.text)
    if (network === undefined || used.has(fragment)) continue
    const lines = known.get(network)
    if (lines !== undefined) {
      lines.push(fragment.line)
      used.add(fragment)
      continue
    }
    const beside = [fragments[index - 1], fragments[index + 1]].find(
      (other) =>
        other !== undefined &&
        !used.has(other) &&
        user.test(other.text) &&
        networkNamed(other.text) === undefined,
    )
    const username = inline?.[2] ?? beside?.text
    if (username === undefined || !user.test(username)) continue
    used.add(fragment)
    if (inline === null && beside !== undefined) used.add(beside)
    const from = inline === null && beside !== undefined ? [fragment.line, beside.line] : [fragment.line]
    profiles.push({
      network: new Sourced(network, from),
      username: new Sourced(username.replace(/^@/, ''), from),
    })
  }
  return { profiles, used }
}

/** Profiles and the person's own site, from written addresses, from link targets, and from names of networks. */
export function chooseProfiles(input: {
  addresses: readonly WebAddress[]
  links: readonly ReadLink[]
  lines: readonly Line[]
  fragments: readonly Fragment[]
}): Found {
  const profiles: Draft<ResumeProfile>[] = []
  const seen = new Set<string>()
  const linesOf = new Map<string, Line[]>()
  const spare: WebAddress[] = []
  let site: Sourced<string> | undefined
  const add = (url: string, lines: readonly Line[]): boolean => {
    const profile = networkProfile(url)
    if (profile === undefined) return false
    const key = `${profile.network} ${profile.username?.toLowerCase()}`
    if (seen.has(key)) {
      linesOf.get(profile.network)?.push(...lines)
      return true
    }
    seen.add(key)
    const from = [...lines]
    linesOf.set(profile.network, from)
    profiles.push({
      network: new Sourced(profile.network, from),
      username: profile.username === undefined ? undefined : new Sourced(profile.username, from),
      url: new Sourced(url, from),
    })
    return true
  }
  for (const address of input.addresses) {
    if (add(address.url, [address.line])) continue
    if (site === undefined) site = new Sourced(address.url, [address.line])
    else if (site.value.replace(/\/$/, '') !== address.url.replace(/\/$/, '')) spare.push(address)
  }
  const linked: string[] = []
  const taken = new Set<Line>()
  for (const link of input.links) {
    if (!/^https?:/i.test(link.url)) continue
    const line = lineOfLink(link, { lines: input.lines, taken })
    if (line === undefined && (tidy(link.text).length >= 2 || link.page > 1)) continue
    linked.push(tidy(link.text))
    if (line !== undefined) taken.add(line)
    if (add(link.url, line === undefined ? [] : [line])) continue
    if (site === undefined && line !== undefined) site = new Sourced(link.url, [line])
  }
  const named = namedProfiles(input.fragments, linesOf)
  const rest = input.fragments.filter(
    (fragment) => !named.used.has(fragment) && !isShown(tidy(fragment.text), { linked, profiles }),
  )
  return { profiles: [...profiles, ...named.profiles], site, rest, spare }
}

/** Whether the words are the text of a link whose target is taken, such as the user name of a profile. */
function isShown(
  text: string,
  given: { linked: readonly string[]; profiles: readonly Draft<ResumeProfile>[] },
): boolean {
  const isUser = given.profiles.some(
    ({ username }) => username?.value.toLowerCase() === text.replace(/^@/, '').toLowerCase(),
  )
  return isUser || (given.linked.includes(text) && networkNamed(text) !== undefined)
}
