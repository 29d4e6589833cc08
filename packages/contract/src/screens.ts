/** The addresses that have a screen of their own; every other one is answered with 404 and the 404 screen. */
export const screenPaths = ['/', '/sign-in', '/dashboard'] as const
