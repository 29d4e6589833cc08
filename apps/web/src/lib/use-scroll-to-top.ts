import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Shows each screen from its top. On back and forward, the browser restores where it was scrolled to. */
export const useScrollToTop = (): void => {
  const [path] = useLocation()
  const shownPath = useRef(path)
  const poppedPath = useRef<string>(undefined)

  useEffect(() => {
    const onPop = () => {
      poppedPath.current = location.pathname
    }
    // In the capture phase it runs before the router hears of the new path.
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
