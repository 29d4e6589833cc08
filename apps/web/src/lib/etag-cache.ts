type CachedResponse = { etag: string; value: unknown }

/** Enough for every screen's calls; the oldest are evicted first. */
const maxEntries = 60

const kept = new Map<string, CachedResponse>()

/** The last answer to a GET with its ETag, by URL. */
export const cachedResponse = (address: string): CachedResponse | undefined => kept.get(address)

export const cacheResponse = (address: string, answer: CachedResponse): void => {
  kept.delete(address)
  kept.set(address, answer)
  const [oldest] = kept.keys()
  if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest)
}

export const clearEtagCache = (): void => kept.clear()
