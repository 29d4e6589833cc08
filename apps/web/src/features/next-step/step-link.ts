export type StepLink = { href: string; isOutside: boolean }

const parse = (link: string): URL | undefined => {
  try {
    return new URL(link, location.origin)
  } catch {
    return undefined
  }
}

/** Where a step leads: a screen of ours or a page on the web. Another server could send anything else. */
export const stepLink = (link: string | undefined): StepLink | undefined => {
  const url = link ? parse(link) : undefined
  if (!link || !url) return undefined
  if (link.startsWith('/'))
    return url.origin === location.origin
      ? { href: url.pathname + url.search + url.hash, isOutside: false }
      : undefined
  return /^https?:\/\//i.test(link) ? { href: url.href, isOutside: true } : undefined
}
