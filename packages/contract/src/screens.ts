/**
 * The addresses that have a screen; any other gets a 404 status and the 404 screen.
 * The pages under /account are a closed list, with their tokens in the query.
 */
export const screenPaths = [
  '/',
  '/sign-in',
  '/dashboard',
  '/career-analytics',
  '/career-story',
  '/career-path',
  '/learning-path',
  '/interview-prep',
  '/profile',
  '/settings',
  '/subscription',
  '/account/google',
  '/account/second-factor',
  '/account/forgot-password',
  '/account/reset-password',
  '/account/verify-email',
  '/account/unsubscribe',
  '/account/privacy',
  '/account/test-checkout',
  '/account/help',
  '/account/credits',
] as const
