import type { AuditEventName } from '@nextrung/contract/audit-events'
import { identityMessages, type signInWithEmail } from '@nextrung/contract/auth'
import type { CallInput } from '@nextrung/contract/call'
import { APIError } from 'better-auth/api'
import { AppError } from '../../errors.ts'
import type { PublicContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { recordSignIn } from './devices/record-sign-in.ts'
import { disabledCode, secondFactorCode } from './identity.ts'
import { findKnownDevice } from './known-device.ts'
import { readSession } from './read-session.ts'
import { replaceSession } from './replace-session.ts'
import { runSerially } from './run-serially.ts'
import { requireSecondFactor } from './second-factor/require-second-factor.ts'
import {
  type Attempt,
  admitAttempt,
  admitGuess,
  admitProbe,
  attemptKey,
  recordSuccess,
  recordWrongPassword,
} from './sign-in-guard.ts'
import { findIdentityByEmail, findUserByUid } from './users.store.ts'

/** Signs in with e-mail and password, and says which of the two was wrong. */
export const signIn = async (ctx: PublicContext, { body }: CallInput<typeof signInWithEmail>) => {
  if (!ctx.config.passwordSignIn)
    throw new AppError('EMAIL_PASSWORD_DISABLED', identityMessages.EMAIL_PASSWORD_DISABLED)
  const { ip, headers } = ctx.request
  const attempt = { ip, email: body.email, device: findKnownDevice(ctx, { email: body.email, headers }) }
  await admitAttempt(ctx, attempt)
  const uid = await runSerially(attemptKey(ctx, attempt), () =>
    tryPassword(ctx, { ...attempt, password: body.password }),
  )
  await recordSignIn(ctx, { uid, email: body.email })
  return readSession(ctx, uid)
}

const tryPassword = async (
  ctx: PublicContext,
  { password, ...attempt }: Attempt & { password: string },
): Promise<string> => {
  await admitGuess(ctx, attempt)
  const { headers } = ctx.request
  const answer = await replaceSession(ctx, async () => {
    try {
      return await ctx.identity.signIn({ email: attempt.email, password, headers })
    } catch (cause) {
      throw await explain(ctx, attempt, cause)
    }
  })
  await recordSuccess(ctx, attempt)
  return answer.uid
}

const explain = async (ctx: PublicContext, attempt: Attempt, cause: unknown): Promise<unknown> => {
  if (!(cause instanceof APIError)) return cause
  const identity = await findIdentityByEmail(ctx.db, attempt.email)
  if (cause.body?.code === disabledCode) {
    await recordFailure(ctx, { uid: identity?.id, event: 'sign-in.refused' })
    return new AppError('USER_DISABLED', identityMessages.USER_DISABLED, { cause })
  }
  if (cause.body?.code === secondFactorCode && identity) return requireSecondFactor(ctx, identity.id)
  if (cause.body?.code !== 'INVALID_EMAIL_OR_PASSWORD') return cause
  await recordFailure(ctx, { uid: identity?.id, event: 'sign-in.failed' })
  await recordWrongPassword(ctx, attempt)
  await admitProbe(ctx, attempt)
  return identity
    ? new AppError('WRONG_PASSWORD', identityMessages.WRONG_PASSWORD, { cause })
    : new AppError('USER_NOT_FOUND', identityMessages.USER_NOT_FOUND, { cause })
}

/** Records a failure in the account's activity; an unknown address leaves no trace. */
const recordFailure = async (
  ctx: PublicContext,
  { uid, event }: { uid: string | undefined; event: AuditEventName },
): Promise<void> => {
  const user = uid === undefined ? undefined : await findUserByUid(ctx.db, uid)
  if (user) await recordAudit(ctx.db, { userId: user.id, event, request: ctx.request })
}
