/** A web address in a text: `url` with a scheme, and where its words stand. */
export type FoundUrl = { url: string; start: number; end: number }
export type NetworkProfile = { network: string; username: string | undefined }

const address =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/[^\s<>|•·"')\]]{3,300}|www\.[^\s<>|•·"')\],]{3,300}|[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}\.){1,4}\p{L}{2,14}(?:\/[^\s<>|•·"')\],]{0,300})?)(?![@\p{L}])/giu
const bareEnds = new Set(
  'com org net io dev me ai app co de fr es it uk eu ch at nl be pl pt br in ca au us info tech xyz site online page blog cloud sh so codes design software pro name se no dk fi ie cz ro gr tr ru ua jp kr cn tw sg hk nz za mx ar cl pe ma tn eg ng ke il ae sa pk bd lk vn th id my ph to cc tv gg ly edu gov academy digital studio works world land space zone engineer systems'.split(
    ' ',
  ),
)
const notHosts =
  /^(?:node|vue|react|next|nuxt|express|three|d3|chart|backbone|ember|angular|asp|vb|ado|socket|knockout|moment|p5|nest|deno|bun)\.(?:js|io|net|ts)$/i

/** Web addresses of a text, with or without a scheme. Names of libraries such as "Node.js" and "ASP.NET" are none. */
export function findUrls(text: string): FoundUrl[] {
  const found: FoundUrl[] = []
  for (const match of text.matchAll(address)) {
    const words = match[0].replace(/[.,;:!?]+$/, '')
    const hasScheme = /^https?:\/\//i.test(words)
    if (!hasScheme && !/^www\./i.test(words)) {
      const host = words.split('/')[0] ?? ''
      const ending = host.split('.').at(-1)?.toLowerCase() ?? ''
      if (!bareEnds.has(ending) || notHosts.test(host)) continue
      if (!words.includes('/') && /^\p{Lu}/u.test(words) && !/\.(?:com|org|dev|io)$/i.test(words)) continue
      if (text.charAt(match.index + words.length) === '@') continue
    }
    found.push({
      url: hasScheme ? words : `https://${words}`,
      start: match.index,
      end: match.index + words.length,
    })
  }
  return found
}

const networks: readonly (readonly [host: RegExp, network: string, path: RegExp])[] = [
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn', /^\/(?:(?:in|pub|profile)\/)?([^/?#]+)\/?$/],
  [/^github\.com$/, 'GitHub', /^\/([^/?#]+)\/?$/],
  [/^gitlab\.com$/, 'GitLab', /^\/([^/?#]+)\/?$/],
  [/^bitbucket\.org$/, 'Bitbucket', /^\/([^/?#]+)\/?$/],
  [/^codeberg\.org$/, 'Codeberg', /^\/([^/?#]+)\/?$/],
  [/(?:^|\.)stackoverflow\.com$/, 'Stack Overflow', /^\/(?:users|story|u)\/(?:\d+\/)?([^/?#]+)/],
  [/^orcid\.org$/, 'ORCID', /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/],
  [/^(?:twitter|x)\.com$/, 'X', /^\/@?([^/?#]+)\/?$/],
  [/(?:^|\.)xing\.com$/, 'XING', /^\/profile\/([^/?#]+)/],
  [/^scholar\.google\.[a-z.]+$/, 'Google Scholar', /[?&]user=([^&#]+)/],
  [/(?:^|\.)researchgate\.net$/, 'ResearchGate', /^\/profile\/([^/?#]+)/],
  [/^(?:www\.)?kaggle\.com$/, 'Kaggle', /^\/([^/?#]+)\/?$/],
  [/^leetcode\.com$/, 'LeetCode', /^\/(?:u\/)?([^/?#]+)/],
  [/(?:^|\.)hackerrank\.com$/, 'HackerRank', /^\/(?:profile\/)?([^/?#]+)/],
  [/(?:^|\.)codepen\.io$/, 'CodePen', /^\/([^/?#]+)/],
  [/(?:^|\.)behance\.net$/, 'Behance', /^\/([^/?#]+)/],
  [/(?:^|\.)dribbble\.com$/, 'Dribbble', /^\/([^/?#]+)/],
  [/^dev\.to$/, 'DEV', /^\/([^/?#]+)\/?$/],
  [/(?:^|\.)medium\.com$/, 'Medium', /^\/@?([^/?#]+)\/?$/],
  [/(?:^|\.)huggingface\.co$/, 'Hugging Face', /^\/([^/?#]+)\/?$/],
  [/(?:^|\.)facebook\.com$/, 'Facebook', /^\/([^/?#]+)\/?$/],
  [/(?:^|\.)instagram\.com$/, 'Instagram', /^\/([^/?#]+)\/?$/],
  [/(?:^|\.)youtube\.com$/, 'YouTube', /^\/(?:c\/|@|user\/)?([^/?#]+)/],
  [/^t\.me$/, 'Telegram', /^\/([^/?#]+)\/?$/],
  [/(?:^|\.)mastodon\.[a-z]+$/, 'Mastodon', /^\/@([^/?#]+)/],
]

/** The network and user that an address is a profile of; undefined for any other page, such as a repository. */
export function networkProfile(url: string): NetworkProfile | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, pathname, search } = new URL(url)
  const host = hostname.toLowerCase().replace(/^www\./, '')
  const known = networks.find(([pattern]) => pattern.test(host))
  if (known === undefined) return undefined
  const username = known[2].exec(pathname + search)?.[1]
  if (username === undefined) return undefined
  return { network: known[1], username: safeDecode(username) }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const networkNames: ReadonlyMap<string, string> = new Map(
  [...networks.map(([, network]) => network), 'Twitter'].map((network) => [
    network.toLowerCase().replace(/\s/g, ''),
    network === 'Twitter' ? 'X' : network,
  ]),
)

/** The network that these words alone name ("Linkedin", "stack overflow"). */
export const networkNamed = (words: string): string | undefined =>
  networkNames.get(words.toLowerCase().replace(/[\s:]/g, ''))
