import { useRef } from 'react'

/** Gives the focus back to what had it when a dialog opened: Radix does so only for its own trigger. */
export const useOpenerFocus = () => {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
