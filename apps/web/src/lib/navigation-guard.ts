type Guard = (proceed: () => void) => void

let guard: Guard | undefined

/** Registers what decides about acts that leave the screen, such as signing out; one at a time. */
export const setNavigationGuard = (next: Guard | undefined): void => {
  guard = next
}

/** Runs `proceed` at once, or after the person agreed to lose unsaved changes. */
export const guardNavigation = (proceed: () => void): void => (guard ? guard(proceed) : proceed())
