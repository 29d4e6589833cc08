import { plansLink } from '../lib/plans-link.ts'

/** Where every screen lives. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  dashboard: '/dashboard',
  subscription: plansLink.path,
  testCheckout: '/account/test-checkout',
} as const
