import { getSession, type Session } from '@nextrung/contract/auth'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { claimStored } from '../../lib/stored-value.ts'

/** An answer without a person in it means that nobody is signed in. */
export const personIn = (session: Session | null | undefined): Session | null =>
  session?.user?.uid ? session : null

const isFault = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    const session = personIn(await api(getSession, { signal }))
    // Before any screen reads what is stored: another person's values must not be shown.
    if (session) claimStored(session.user.uid)
    return session
  },
  // A server that is just starting is not the same as being signed out.
  retry: (failures, error) => failures < 2 && isFault(error),
  retryDelay: 500,
})
