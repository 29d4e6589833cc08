import { useCallback, useSyncExternalStore } from 'react'

/** Who is typing, and in which field. */
export type DraftKey = { owner: string; field: string }

const prefix = 'keptText/'
const keyOf = ({ owner, field }: DraftKey) => `${prefix}${encodeURIComponent(owner)}/${field}`

/** Fallback when the browser refuses storage: drafts live as long as the page. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

const notifyListeners = (): void => {
  for (const listener of listeners) listener()
}

const readKey = (key: string): string => {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const writeKey = (key: string, text: string): void => {
  unstored.delete(key)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== '') unstored.set(key, text)
  }
}

const storedKeys = (): string[] => {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

/** The stored draft; empty when there is none. */
export const readDraftText = (name: DraftKey): string => readKey(keyOf(name))

export const writeDraftText = (name: DraftKey, text: string): void => {
  writeKey(keyOf(name), text)
  notifyListeners()
}

/** Deletes every draft, except those of `owner` if given. */
export const clearDrafts = (owner?: string): void => {
  const own = owner === undefined ? undefined : keyOf({ owner, field: '' })
  for (const key of [...unstored.keys(), ...storedKeys()])
    if (key.startsWith(prefix) && !(own && key.startsWith(own))) writeKey(key, '')
  notifyListeners()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Text being typed. It survives in this tab if the screen or the session goes away before it is sent. */
export const useDraftText = ({ owner, field }: DraftKey): [string, (text: string) => void] => {
  const text = useSyncExternalStore(subscribe, () => readKey(keyOf({ owner, field })))
  const write = useCallback((next: string) => writeDraftText({ owner, field }, next), [owner, field])
  return [text, write]
}
