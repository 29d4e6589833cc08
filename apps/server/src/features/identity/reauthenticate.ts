import { identityMessages } from '@nextrung/contract/auth'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findSessionStart } from './devices/devices.store.ts'
import { findKnownDevice } from './known-device.ts'
import { findPasswordHash } from './passwords.store.ts'
import { runSerially } from './run-serially.ts'
import { admitGuess, attemptKey, recordSuccess, recordWrongPassword } from './sign-in-guard.ts'

const freshMs = 10 * 60_000

/**
 * Guards actions that someone with a borrowed browser must not perform: asks for the password again, or, for accounts
 * without one, a sign-in within the last ten minutes. Wrong passwords count as they do at sign-in.
 * @throws AppError WRONG_CURRENT_PASSWORD, NO_PASSWORD_YET or TOO_MANY_TRIES /
 */
export const reauthenticate = async (ctx: RequestContext, password: string | undefined): Promise<void> => {
  const { uid, email } = ctx.user
  if ((await findPasswordHash(ctx.db, uid)) === undefined) return requireFreshSession(ctx)
  const { ip, headers } = ctx.request
  const attempt = { ip, email, device: findKnownDevice(ctx, { email, headers }) }
  await runSerially(attemptKey(ctx, attempt), async () => {
    await admitGuess(ctx, attempt)
    if (await ctx.identity.checkPassword({ uid, password: password ?? '' }))
      return recordSuccess(ctx, attempt)
    await recordWrongPassword(ctx, attempt)
    throw new AppError('WRONG_CURRENT_PASSWORD', identityMessages.WRONG_PASSWORD)
  })
}

const requireFreshSession = async (ctx: RequestContext): Promise<void> => {
  const token = await ctx.identity.findSessionToken(ctx.request.headers)
  const began = token && (await findSessionStart(ctx.db, token))
  if (began && began.getTime() > ctx.now().getTime() - freshMs) return
  throw new AppError(
    'NO_PASSWORD_YET',
    'Your account has no password yet. Sign in with Google again, then retry within ten minutes.',
  )
}
