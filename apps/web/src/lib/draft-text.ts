import { useCallback, useSyncExternalStore } from 'react'

/** Whose words they are, and of which field. */
export type DraftKey = { owner: string; field: string }

const prefix = 'keptText/'
const keyOf = ({ owner, field }: DraftKey) => `${prefix}${encodeURIComponent(owner)}/${field}`

/** Where the browser refuses storage, words are kept as long as the page is. */
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

/** What was typed before; empty without it. */
export const readDraftText = (name: DraftKey): string => readKey(keyOf(name))

export const writeDraftText = (name: DraftKey, text: string): void => {
  writeKey(keyOf(name), text)
  notifyListeners()
}

/** Removes what was typed and not sent, of everybody but `owner`. */
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

/** Words being typed, kept in this tab when the screen or the session goes away before they are sent. */
export const useDraftText = ({ owner, field }: DraftKey): [string, (text: string) => void] => {
  const text = useSyncExternalStore(subscribe, () => readKey(keyOf({ owner, field })))
  const write = useCallback((next: string) => writeDraftText({ owner, field }, next), [owner, field])
  return [text, write]
}
