type KeptAnswer = { etag: string; value: unknown }

/** Enough for every screen's calls; the oldest go first. */
const keptAtMost = 60

const kept = new Map<string, KeptAnswer>()

/** The last answer of a GET with its ETag, by address. */
export const keptAnswer = (address: string): KeptAnswer | undefined => kept.get(address)

export const keepAnswer = (address: string, answer: KeptAnswer): void => {
  kept.delete(address)
  kept.set(address, answer)
  const [oldest] = kept.keys()
  if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest)
}

export const forgetKept = (): void => kept.clear()
