import type { Services } from '../../context.ts'
import type { WorkContext } from '../../http/request-context.ts'
import type { findUserById } from '../identity/identity.public.ts'

type UserRow = NonNullable<Awaited<ReturnType<typeof findUserById>>>

/** What to plan with for a person outside of a request of theirs; ends when the server stops. */
export const personContext = (services: Services, user: UserRow): WorkContext => {
  const { id, uid, email, displayName } = user
  return {
    ...services,
    user: { id, uid, email, displayName: displayName ?? '' },
    request: { signal: services.stopping },
  }
}
