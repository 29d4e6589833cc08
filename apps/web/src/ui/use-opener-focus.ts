import { type RefObject, useRef } from 'react'

/** Returns the focus to where it was when a dialog opened. Radix does that only for its own trigger. */
export const useOpenerFocus = (fallback?: RefObject<HTMLElement | null>) => {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : fallback?.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
