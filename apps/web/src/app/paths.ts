/** Where every screen lives. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  dashboard: '/dashboard',
  subscription: '/subscription',
  testCheckout: '/account/test-checkout',
} as const
