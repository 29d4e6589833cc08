import type { Services } from '../context.ts'
import { AppError } from '../errors.ts'
import type { SignedIn } from '../signed-in.ts'
import type { RequestFacts } from './request-context.ts'

type Asked = { services: Services; user: SignedIn; request: RequestFacts }

/**
 * Passes an error of a verb on. Who asks for many ids that are not theirs is told to wait instead: own ids still
 * answer, so that nobody can be locked out, and going through all numbers becomes hopeless.
 */
export const limitIdEnumeration = async (
  { services, user, request }: Asked,
  error: unknown,
): Promise<never> => {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
  const most = services.config.limits.missesPer10Minutes
  const { count, endsInSeconds } = await services.countNotFound(user.id)
  if (count <= most) throw error
  if (count === most + 1) {
    request.log.warn({ userId: user.id, misses: count }, 'guessing ids')
    await services.auditDeniedAccess(user.id, request)
  }
  throw new AppError('TOO_MANY_TRIES', 'Too many items were not found. Please try again later.', {
    retryAfterSeconds: endsInSeconds,
  })
}
