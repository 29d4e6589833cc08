import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { blockHistory } from './block-history.ts'
import { setNavigationGuard } from './navigation-guard.ts'

/** The path a click on a link leads to; undefined for any other click. */
const clickedPath = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download) return undefined
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  if (origin !== location.origin || pathname === location.pathname) return undefined
  return pathname + search + hash
}

/**
 * While active, blocks links, back and forward, signing out and closing the tab, because unsaved changes would be
 * lost. When `isAsking`, call `stay` or `leave`.
 */
export const useNavigationGuard = (isActive: boolean) => {
  const [, navigate] = useLocation()
  const [proceed, setProceed] = useState<() => void>()

  useEffect(() => {
    if (!isActive) return
    const ask = (next: () => void) => setProceed(() => next)
    const onClick = (event: MouseEvent) => {
      const path = clickedPath(event)
      if (!path) return
      // Don't stop propagation: a menu around the link must still close.
      event.preventDefault()
      ask(() => navigate(path))
    }
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault()
    const unblockHistory = blockHistory(ask)
    setNavigationGuard(ask)
    document.addEventListener('click', onClick, true)
    addEventListener('beforeunload', onClose)
    return () => {
      unblockHistory()
      setNavigationGuard(undefined)
      document.removeEventListener('click', onClick, true)
      removeEventListener('beforeunload', onClose)
    }
  }, [isActive, navigate])

  return {
    isAsking: proceed !== undefined,
    stay: () => setProceed(undefined),
    leave: () => {
      setProceed(undefined)
      proceed?.()
    },
  }
}
