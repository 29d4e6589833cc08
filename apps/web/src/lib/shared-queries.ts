import { getSignInState } from '@nextrung/contract/auth-mail'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

// Answers that one feature shows and another one changes. Each is fetched once; whatever changes it says so here.

export const sessionKey = ['session']

export const profileKey = (uid: string) => ['profile', uid]

export const subscriptionKey = ['subscription']

/** How the person signs in, which several panels show and change. */
export const signInStateQuery = queryOptions({
  queryKey: ['sign-in-state'],
  queryFn: ({ signal }) => api(getSignInState, { signal }),
})

/**
 * The profile was changed from outside its form: the next visit loads it anew. A form that is open keeps the state it
 * began with, and finds out when it saves.
 */
export const invalidateProfile = (client: QueryClient, uid: string): void =>
  client.removeQueries({ queryKey: profileKey(uid), type: 'inactive' })

/** A part of the day's allowance was used; the counts are loaded anew when they are shown next. */
export const invalidateAllowances = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: subscriptionKey, refetchType: 'none' })
