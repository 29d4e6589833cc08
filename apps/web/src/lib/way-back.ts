type Keeper = () => boolean

let keeper: Keeper | undefined

// Listeners of the window are called in the order in which they came: this file is loaded before the router listens,
// because otherwise the screen would be gone before anybody could hold it.
addEventListener('popstate', (event) => {
  if (keeper?.()) event.stopImmediatePropagation()
})

/** Asks `next` before the browser's back and forward change the screen; it answers true to stay. Undefined asks nobody. */
export const setWayBackKeeper = (next: Keeper | undefined): void => {
  keeper = next
}
