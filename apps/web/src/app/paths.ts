import { forgotPasswordPath } from '../lib/forgot-password-path.ts'
import { plansLink } from '../lib/plans-link.ts'

/** The path of every screen. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  google: '/account/google',
  secondFactor: '/account/second-factor',
  forgotPassword: forgotPasswordPath,
  resetPassword: '/account/reset-password',
  verifyEmail: '/account/verify-email',
  dashboard: '/dashboard',
  careerAnalytics: '/career-analytics',
  careerStory: '/career-story',
  careerPath: '/career-path',
  learningPath: '/learning-path',
  interviewPrep: '/interview-prep',
  subscription: plansLink.path,
  privacy: '/account/privacy',
  profile: '/profile',
  settings: '/settings',
  unsubscribe: '/account/unsubscribe',
  testCheckout: '/account/test-checkout',
  help: '/account/help',
  credits: '/account/credits',
} as const
