import { getSession, type Session } from '@nextrung/contract/auth'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { claimStored } from '../../lib/stored-value.ts'

/** The session, or null for an answer without a person in it. */
export const personIn = (session: Session | null | undefined): Session | null =>
  session?.user?.uid ? session : null

/** Asks who is signed in, and makes what is stored theirs before any screen reads it. */
export const loadSession = async (signal?: AbortSignal): Promise<Session | null> => {
  const session = personIn(await api(getSession, { signal }))
  if (session) claimStored(session.user.uid)
  return session
}

const isFault = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => loadSession(signal),
  // A server that is just starting is not the same as being signed out.
  retry: (failures, error) => failures < 2 && isFault(error),
  retryDelay: 500,
})
