import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential } from './reader-marks.ts'
import { TargetRole, UserType } from './roles.ts'

/** The identity messages people can see, by code. */
export const identityMessages = {
  EMAIL_IN_USE: 'This email is already registered. Please sign in instead.',
  INVALID_EMAIL: 'Please enter a valid email address.',
  EMAIL_PASSWORD_DISABLED: 'Email/password accounts are not enabled. Please contact support.',
  WEAK_PASSWORD: 'Please choose a stronger password (at least 6 characters).',
  USER_DISABLED: 'This account has been disabled. Please contact support.',
  USER_NOT_FOUND: 'No account found with this email. Please sign up instead.',
  WRONG_PASSWORD: 'Incorrect password. Please try again.',
} as const

/** Shown when none of `identityMessages` applies. */
export const identityFallbackMessage = 'An error occurred. Please try again.'

export const signInAddress = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

/** 6 to 128 characters, as a person would count them. */
const signInPassword = z
  .string()
  .min(6, 'Password must be at least 6 characters long')
  .max(128, 'Password must be at most 128 characters long')

export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters long')
  .max(128, 'Password must be at most 128 characters long')
  .regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .regex(/\p{Nd}/u, 'Password must contain at least one number')
  .regex(/[^\p{L}\p{N}]/u, 'Password must contain at least one special character')

export const SignInForm = z.object({ email: signInAddress, password: signInPassword })
export type SignInForm = z.output<typeof SignInForm>

const displayName = z
  .string()
  .trim()
  .min(2, 'Display name must be at least 2 characters long')
  .max(100, 'Display name must be at most 100 characters long')

export const SignUpForm = z
  .object({ displayName, email: signInAddress, password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })
export type SignUpForm = z.output<typeof SignUpForm>

/** The signed-in person, as known to the identity provider. */
export const SessionUser = z.looseObject({
  uid: essential(z.string()),
  id: z.number().int(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
})
export type SessionUser = z.output<typeof SessionUser>

export const Session = z.looseObject({
  user: essential(SessionUser),
  userType: UserType.nullish(),
  targetRole: TargetRole.nullish(),
  unreadCount: z.number().int().optional(),
})
export type Session = z.output<typeof Session>

export const signUpWithEmail = defineCall({
  method: 'POST',
  path: '/auth/sign-up/email',
  access: 'public',
  cost: 'password',
  idempotency: 'natural',
  audit: ['account.created'],
  body: z
    .object({
      displayName: displayName.optional(),
      name: displayName.optional(),
      email: signInAddress,
      password: newPassword,
    })
    .refine((body) => body.displayName ?? body.name, {
      message: 'Display name must be at least 2 characters long',
      path: ['displayName'],
    }),
  response: dispensable(Session.extend({ warning: z.string().optional() })),
})

export const signInWithEmail = defineCall({
  method: 'POST',
  path: '/auth/sign-in/email',
  access: 'public',
  cost: 'password',
  idempotency: 'none',
  audit: ['sign-in.succeeded'],
  body: SignInForm,
  response: dispensable(Session),
})

/**
 * Starts a sign-in with Google, or with the OpenID provider configured in its place: `url` is the provider's page.
 * Refused with PROVIDER_NOT_CONFIGURED without the provider's settings.
 */
export const signInWithGoogle = defineCall({
  method: 'POST',
  path: '/auth/sign-in/social',
  access: 'public',
  cost: 'quick',
  idempotency: 'none',
  body: z.object({ provider: z.literal('google') }),
  response: z.object({ url: essential(z.string()) }),
})

/** Passes on what the provider sent to the page `/account/google`. `state` ties it to the browser that started. */
export const finishGoogleSignIn = defineCall({
  method: 'POST',
  path: '/auth/callback/google',
  access: 'public',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['account.created', 'sign-in.succeeded', 'google.linked', 'nothing'],
  body: z.object({
    state: z.string().max(500),
    code: z.string().max(4000).optional(),
    error: z.string().max(500).optional(),
    iss: z.string().max(500).optional(),
  }),
  response: dispensable(Session),
})

/** The second step, after a correct password or Google sign-in, for an account with a second factor. */
export const signInWithSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/sign-in/second-factor',
  access: 'public',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['sign-in.succeeded'],
  /** Six digits from the authenticator app, or a recovery code. */
  body: z.object({ code: z.string().trim().min(6, 'Please enter the code').max(40) }),
  response: dispensable(Session),
})

export const signOut = defineCall({
  method: 'POST',
  path: '/auth/sign-out',
  access: 'public',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['sign-out', 'nothing'],
  response: dispensable(z.object({ success: z.literal(true) })),
})

/** `null` when signed out. */
export const getSession = defineCall({
  method: 'GET',
  path: '/auth/get-session',
  access: 'public',
  cost: 'quick',
  response: dispensable(Session.nullable()),
})

/** Saves the person's choice, so that other browsers start with it. */
export const saveSelection = defineCall({
  method: 'PUT',
  path: '/auth/selection',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  body: z.object({ userType: UserType.optional(), targetRole: TargetRole.optional() }),
  response: dispensable(z.object({ userType: UserType.nullable(), targetRole: TargetRole.nullable() })),
})
