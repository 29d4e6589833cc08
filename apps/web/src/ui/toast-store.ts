export type ToastOptions = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A link to where the person can act on it. */
  action?: { label: string; path: string } | undefined
}
export type ToastEntry = ToastOptions & { id: number; open: boolean }

/** A dismissed notification is removed after this long. */
const removeAfterMs = 5000

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

const change = (next: readonly ToastEntry[]): void => {
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a notification. A new one replaces the current one. */
export const toast = (options: ToastOptions): { dismiss: () => void } => {
  lastId += 1
  const id = lastId
  for (const timer of removals.values()) clearTimeout(timer)
  removals.clear()
  change([{ ...options, id, open: true }])
  return { dismiss: () => dismissToast(id) }
}

export const dismissToast = (id: number): void => {
  if (!entries.some((entry) => entry.id === id && entry.open)) return
  change(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      change(entries.filter((entry) => entry.id !== id))
    }, removeAfterMs),
  )
}

export const listToasts = (): readonly ToastEntry[] => entries

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
