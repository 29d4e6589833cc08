import { type RefObject, useEffect, useRef } from 'react'

type Place = { index: number; act: 'up' | 'down' | 'remove' }

const focusIn = (list: HTMLElement, { index, act }: Place): boolean => {
  const row = list.children[Math.min(index, list.children.length - 1)]
  const other = act === 'up' ? 'down' : act === 'down' ? 'up' : 'remove'
  for (const wanted of [act, other]) {
    const button = row?.querySelector(`[data-act="${wanted}"]:not(:disabled)`)
    if (button instanceof HTMLElement) {
      button.focus()
      return true
    }
  }
  return false
}

/** Keeps the focus when rows move or disappear. When the list is empty, the add button gets it. */
export const useListFocus = (): {
  list: RefObject<HTMLOListElement | null>
  addButton: RefObject<HTMLButtonElement | null>
  focusLater: (place: Place) => void
} => {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const pending = useRef<Place | null>(null)
  useEffect(() => {
    const place = pending.current
    if (!place) return
    pending.current = null
    if (!list.current || !focusIn(list.current, place)) addButton.current?.focus()
  })
  return {
    list,
    addButton,
    focusLater: (place) => {
      pending.current = place
    },
  }
}
