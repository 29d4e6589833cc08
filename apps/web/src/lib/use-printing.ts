import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

// Components that appear because of the printing read the value, too, so there is one for all.
const subscribe = (listener: () => void): (() => void) => {
  // The browser takes its picture right after the event, without waiting for a later render.
  const change = (next: boolean) => () => {
    isPrinting = next
    flushSync(listener)
  }
  const [start, end] = [change(true), change(false)]
  addEventListener('beforeprint', start)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', start)
    removeEventListener('afterprint', end)
  }
}

/** True while the browser prints: the paper shows what is folded away on the screen. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
