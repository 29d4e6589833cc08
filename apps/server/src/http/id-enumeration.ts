import type { Services } from '../context.ts'
import { AppError } from '../errors.ts'
import type { SignedIn } from '../signed-in.ts'
import type { RequestFacts } from './request-context.ts'

type Request = { services: Services; user: SignedIn; request: RequestFacts }

/**
 * Rethrows a verb's error, but answers 429 to a person who requested too many ids that are not theirs. Their own ids
 * keep working, so nobody can be locked out, while trying every number becomes hopeless.
 */
export const limitIdEnumeration = async (
  { services, user, request }: Request,
  error: unknown,
): Promise<never> => {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
  const allowed = services.config.limits.missesPer10Minutes
  const { count, endsInSeconds } = await services.countNotFound(user.id)
  if (count <= allowed) throw error
  if (count === allowed + 1) {
    request.log.warn({ userId: user.id, misses: count }, 'guessing ids')
    await services.auditDeniedAccess(user.id, request)
  }
  throw new AppError('TOO_MANY_TRIES', 'Too many items were not found. Please try again later.', {
    retryAfterSeconds: endsInSeconds,
  })
}
