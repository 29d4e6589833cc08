import { setBackGuard } from './back-navigation.ts'

/** The tab's position in its history; undefined in browsers without the Navigation API. */
const readPosition = (): number | undefined =>
  typeof navigation === 'undefined' ? undefined : navigation.currentEntry?.index

/**
 * Undoes any back or forward that would leave this path, and passes `onBlocked` a function that repeats it.
 * Returns a function that stops blocking.
 */
export const blockHistory = (onBlocked: (repeat: () => void) => void): (() => void) => {
  const { href, pathname } = location
  const home = readPosition()
  let undone = 0

  const release = (steps: number) => () => {
    setBackGuard(undefined)
    history.go(steps)
  }
  const undo = () => {
    const position = readPosition()
    undone = home === undefined || position === undefined ? 0 : position - home
    if (undone !== 0) return history.go(-undone)
    // Without positions, all we can do is push the page again, which drops the entries after it.
    history.pushState(null, '', href)
    onBlocked(release(-1))
  }

  setBackGuard(() => {
    if (location.pathname !== pathname) {
      undo()
      return true
    }
    if (undone === 0) return false
    onBlocked(release(undone))
    undone = 0
    return true
  })
  return () => setBackGuard(undefined)
}
