import { getSession } from '@nextrung/contract/auth'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { sessionKey } from '../../lib/shared-queries.ts'
import { claimStorage } from '../../lib/stored-value.ts'
import type { Session } from './auth-context.tsx'

let signOuts = 0

/** Makes answers of the server that were on their way during a sign-out count as outdated. */
export const outdateSessions = (): void => {
  signOuts += 1
}

/** Loads the session, and claims the stored values for its person before any screen reads them. */
export const loadSession = async (signal?: AbortSignal): Promise<Session | null> => {
  const before = signOuts
  const session = await api(getSession, { signal })
  if (signOuts !== before) return loadSession(signal)
  if (session) claimStorage(session.user.uid)
  return session
}

const isFault = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => loadSession(signal),
  // A server that is still starting doesn't mean signed out.
  retry: (failures, error) => failures < 2 && isFault(error),
  retryDelay: 500,
})
