import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { setLeaveKeeper } from './leave-keeper.ts'
import { setWayBackKeeper } from './way-back.ts'

/** The path that a press on a link of this page leads to; undefined for every other press. */
const pathPressed = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download) return undefined
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  if (origin !== location.origin || pathname === location.pathname) return undefined
  return pathname + search + hash
}

/**
 * Holds back who leaves the screen by a link, by back and forward, by signing out or by closing the tab while
 * something would be lost. `isAsking` is to be answered by `stay` or `leave`.
 */
export const useLeaveGuard = (isActive: boolean) => {
  const [, navigate] = useLocation()
  const [wayOn, setWayOn] = useState<() => void>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isActive) return
    const { href, pathname } = location
    const onPress = (event: MouseEvent) => {
      const path = pathPressed(event)
      if (!path) return
      // The link still hears of the press, so that a menu around it closes.
      event.preventDefault()
      setWayOn(() => () => navigate(path))
    }
    setWayBackKeeper(() => {
      if (isLeaving.current || location.pathname === pathname) return false
      history.pushState(null, '', href)
      setWayOn(() => () => history.back())
      return true
    })
    setLeaveKeeper((next) => setWayOn(() => next))
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', onPress, true)
    addEventListener('beforeunload', onClose)
    return () => {
      document.removeEventListener('click', onPress, true)
      setWayBackKeeper(undefined)
      setLeaveKeeper(undefined)
      removeEventListener('beforeunload', onClose)
    }
  }, [isActive, navigate])

  return {
    isAsking: wayOn !== undefined,
    stay: () => setWayOn(undefined),
    leave: () => {
      isLeaving.current = true
      setWayOn(undefined)
      wayOn?.()
    },
  }
}
