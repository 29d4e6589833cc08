import { setBackGuard } from './back-navigation.ts'

/** Where the tab stands in its history; undefined in a browser that does not tell. */
const readPosition = (): number | undefined =>
  typeof navigation === 'undefined' ? undefined : navigation.currentEntry?.index

/**
 * Undoes back and forward that would leave this path, and hands `onBlocked` a function that repeats them.
 * Returns a function that stops this.
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
    // Without positions the page can only be added again, which drops the entries after it.
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
