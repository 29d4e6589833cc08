import { plansLink } from '../lib/plans-link.ts'

/** Where every screen lives. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  google: '/account/google',
  secondFactor: '/account/second-factor',
  dashboard: '/dashboard',
  subscription: plansLink.path,
  privacy: '/account/privacy',
  profile: '/profile',
  settings: '/settings',
  unsubscribe: '/account/unsubscribe',
  testCheckout: '/account/test-checkout',
} as const
