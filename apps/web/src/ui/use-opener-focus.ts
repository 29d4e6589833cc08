import { type RefObject, useRef } from 'react'

/** Gives the focus back to what had it when a dialog opened: Radix does so only for its own trigger. */
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
