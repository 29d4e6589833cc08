type BackGuard = () => boolean

let guard: BackGuard | undefined

// Listeners run in the order they were added, and this one must run before the router's replaces the screen.
addEventListener('popstate', (event) => {
  if (guard?.()) event.stopImmediatePropagation()
})

/** Calls `next` before back or forward changes the screen; returning true hides the event from the router. */
export const setBackGuard = (next: BackGuard | undefined): void => {
  guard = next
}
