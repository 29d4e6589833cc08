type BackGuard = () => boolean

let guard: BackGuard | undefined

// Listeners run in the order they were added. This one has to run before the router's,
// which would have replaced the screen by then.
addEventListener('popstate', (event) => {
  if (guard?.()) event.stopImmediatePropagation()
})

/** Calls `next` before back and forward change the screen; true hides the event from the router. */
export const setBackGuard = (next: BackGuard | undefined): void => {
  guard = next
}
