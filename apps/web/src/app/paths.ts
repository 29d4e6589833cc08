/** Where every screen lives. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  dashboard: '/dashboard',
} as const
