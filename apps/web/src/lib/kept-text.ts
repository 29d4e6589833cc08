import { useCallback, useSyncExternalStore } from 'react'

/** Whose words they are, and of which field. */
export type KeptTextName = { owner: string; field: string }

const prefix = 'keptText/'
const keyOf = ({ owner, field }: KeptTextName) => `${prefix}${encodeURIComponent(owner)}/${field}`

/** Where the browser refuses storage, words are kept as long as the page is. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

const tellListeners = (): void => {
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
export const readKeptText = (name: KeptTextName): string => readKey(keyOf(name))

export const writeKeptText = (name: KeptTextName, text: string): void => {
  writeKey(keyOf(name), text)
  tellListeners()
}

/** Removes what was typed and not sent, of everybody but `owner`. */
export const forgetKeptTexts = (owner?: string): void => {
  const own = owner === undefined ? undefined : keyOf({ owner, field: '' })
  for (const key of [...unstored.keys(), ...storedKeys()])
    if (key.startsWith(prefix) && !(own && key.startsWith(own))) writeKey(key, '')
  tellListeners()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Words being typed, kept in this tab when the screen or the session goes away before they are sent. */
export const useKeptText = ({ owner, field }: KeptTextName): [string, (text: string) => void] => {
  const text = useSyncExternalStore(subscribe, () => readKey(keyOf({ owner, field })))
  const write = useCallback((next: string) => writeKeptText({ owner, field }, next), [owner, field])
  return [text, write]
}
