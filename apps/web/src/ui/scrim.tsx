import { useEffect } from 'react'

let openScrims = 0

/**
 * The dimmed backdrop of a dialog or drawer; it locks the page's scrolling.
 * We don't use Radix's overlay, because it adds a style element at run time, which our content security policy blocks.
 */
export const Scrim = () => {
  useEffect(() => {
    openScrims += 1
    document.documentElement.classList.add('overflow-hidden')
    return () => {
      openScrims -= 1
      if (openScrims === 0) document.documentElement.classList.remove('overflow-hidden')
    }
  }, [])
  return <div aria-hidden className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
}
