type Guard = (proceed: () => void) => void

let guard: Guard | undefined

/** Sets the guard for actions that leave the screen, such as signing out. There is one at a time. */
export const setNavigationGuard = (next: Guard | undefined): void => {
  guard = next
}

/** Runs `proceed` right away, or once the person agrees to lose unsaved changes. */
export const guardNavigation = (proceed: () => void): void => (guard ? guard(proceed) : proceed())
