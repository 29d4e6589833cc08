import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Scrolls each new screen to the top. On back and forward, the browser restores the scroll position. */
export const useScrollToTop = (): void => {
  const [path] = useLocation()
  const shownPath = useRef(path)
  const poppedPath = useRef<string>(undefined)

  useEffect(() => {
    const onPop = () => {
      poppedPath.current = location.pathname
    }
    // In the capture phase, this runs before the router sees the new path.
    addEventListener('popstate', onPop, true)
    return () => removeEventListener('popstate', onPop, true)
  }, [])

  useLayoutEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (poppedPath.current !== path) scrollTo(0, 0)
    poppedPath.current = undefined
  }, [path])
}
