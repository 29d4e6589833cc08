import { ownerKey } from './owner-key.ts'

const prefix = 'draft:'

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

// Storage can be refused by the browser or full; text that is being typed is then kept on the page only.
const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

const ownPrefix = (): string | undefined => {
  const owner = localStorage.getItem(ownerKey)
  return owner ? `${prefix}${owner}:` : undefined
}

/** Text that is not saved yet, which outlives an ended session and a reload in this tab, for the same person only. */
export const keepDraft = (name: string, value: unknown): void => {
  quietly(() => {
    const own = ownPrefix()
    if (own) sessionStorage.setItem(own + name, JSON.stringify(value))
  })
}

/** What the person left under this name, unchecked. What somebody else left in this tab is removed. */
export const readDraft = (name: string): unknown =>
  quietly(() => {
    const own = ownPrefix()
    if (!own) return undefined
    for (const key of keysOf(sessionStorage))
      if (key.startsWith(prefix) && !key.startsWith(own)) sessionStorage.removeItem(key)
    const raw = sessionStorage.getItem(own + name)
    return raw === null ? undefined : JSON.parse(raw)
  })

export const dropDraft = (name: string): void => {
  quietly(() => {
    const own = ownPrefix()
    if (own) sessionStorage.removeItem(own + name)
  })
}

/** Removes everybody's drafts from this tab. */
export const clearDrafts = (): void => {
  quietly(() => {
    for (const key of keysOf(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}
