import { getSignInState } from '@nextrung/contract/auth-mail'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

// Queries that one feature shows and another changes. Each loads once; whatever changes it invalidates it here.

export const sessionKey = ['session']

export const profileKey = (uid: string) => ['profile', uid]

export const subscriptionKey = ['subscription']

/** How the person signs in. Several panels show and change it. */
export const signInStateQuery = queryOptions({
  queryKey: ['sign-in-state'],
  queryFn: ({ signal }) => api(getSignInState, { signal }),
})

/**
 * Call after changing the profile outside its form: the next visit reloads it. An open form keeps its initial state
 * and detects the conflict when it saves.
 */
export const invalidateProfile = (client: QueryClient, uid: string): void =>
  client.removeQueries({ queryKey: profileKey(uid), type: 'inactive' })

/** Call after using part of the day's allowance: the counts reload the next time they are shown. */
export const invalidateAllowances = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: subscriptionKey, refetchType: 'none' })
