import { expect, test } from 'vitest'
import { ApiError } from '../../lib/errors.ts'
import { identityMessage, isGoogleMissing, waitMessage } from './identity-message.ts'

const refusedWith = (code: string | undefined, more: { status?: number; retryAfterSeconds?: number } = {}) =>
  new ApiError('x', {
    status: more.status ?? 400,
    error: 'A sentence of the server',
    code,
    retryAfterSeconds: more.retryAfterSeconds,
    sessionEnded: false,
  })

test.each([
  ['EMAIL_IN_USE', 'This email is already registered. Please sign in instead.'],
  ['INVALID_EMAIL', 'Please enter a valid email address.'],
  ['EMAIL_PASSWORD_DISABLED', 'Email/password accounts are not enabled. Please contact support.'],
  ['WEAK_PASSWORD', 'Please choose a stronger password (at least 6 characters).'],
  ['USER_DISABLED', 'This account has been disabled. Please contact support.'],
  ['USER_NOT_FOUND', 'No account found with this email. Please sign up instead.'],
  ['WRONG_PASSWORD', 'Incorrect password. Please try again.'],
  ['TOO_MANY_TRIES', 'An error occurred. Please try again.'],
  ['toString', 'An error occurred. Please try again.'],
  [undefined, 'An error occurred. Please try again.'],
])('%s is told as "%s"', (code, message) => expect(identityMessage(refusedWith(code))).toBe(message))

test('a lost connection shows the general message', () => {
  expect(identityMessage(new TypeError('Failed to fetch'))).toBe('An error occurred. Please try again.')
})

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [120, '2 minutes'],
  [601, '11 minutes'],
  [10_800, '3 hours'],
])('after too many tries it says when to try again: %i s is %s', (retryAfterSeconds, words) => {
  const error = refusedWith('TOO_MANY_TRIES', { status: 429, retryAfterSeconds })
  expect(waitMessage(error)).toBe(`Too many attempts. You can try again in ${words}.`)
})

test('only rate limits and missing Google sign-in have their own line', () => {
  expect(waitMessage(refusedWith('WRONG_PASSWORD', { status: 401 }))).toBeUndefined()
  expect(waitMessage(refusedWith('TOO_MANY_TRIES', { status: 429 }))).toContain('Wait a few minutes')
  expect(isGoogleMissing(refusedWith('PROVIDER_NOT_CONFIGURED'))).toBe(true)
  expect(isGoogleMissing(refusedWith('WRONG_PASSWORD'))).toBe(false)
})
