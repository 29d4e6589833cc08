import { type signInWithSecondFactor as call, identityMessages } from '@nextrung/contract/auth'
import type { CallInput } from '@nextrung/contract/call'
import { APIError } from 'better-auth/api'
import { AppError } from '../../../errors.ts'
import type { PublicContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { recordSignIn } from '../devices/record-sign-in.ts'
import { endFlowCookie, findBrowserHash } from '../flow-cookie.ts'
import { findKnownDevice } from '../known-device.ts'
import { readSession } from '../read-session.ts'
import { replaceSession } from '../replace-session.ts'
import { admitAttempt, recordSuccess } from '../sign-in-guard.ts'
import { findIdentityById, findUserByUid } from '../users.store.ts'
import { checkCode } from './check-code.ts'
import { consumeAttempt, endSecondStep, refundAttempt } from './second-steps.store.ts'

const maxAttempts = 5

/** Finishes this browser's pending sign-in with an authenticator or recovery code. */
export const signInWithSecondFactor = async (ctx: PublicContext, { body }: CallInput<typeof call>) => {
  const { ip, headers } = ctx.request
  await admitAttempt(ctx, { ip, email: '' })
  const browserHash = findBrowserHash(ctx, headers)
  const step =
    browserHash && (await consumeAttempt(ctx.db, { browserHash, now: ctx.now(), max: maxAttempts }))
  const identity = step && (await findIdentityById(ctx.db, step.uid))
  if (!step || !identity) throw startAgain(ctx, 'Your sign-in took too long.')
  const { uid } = step
  const { email } = identity
  const attempt = { ip, email, device: findKnownDevice(ctx, { email, headers }) }
  try {
    await checkCode(ctx, { uid, code: body.code, device: attempt.device })
  } catch (error) {
    throw await explain(ctx, { uid, browserHash, isLast: step.tries >= maxAttempts }, error)
  }
  // Of two correct codes sent at once, only one opens a session.
  if (!(await endSecondStep(ctx.db, browserHash))) throw startAgain(ctx, 'This sign-in is already finished.')
  await replaceSession(ctx, () => ctx.identity.signInAs({ uid, headers }).catch(refuseDisabled))
  await recordSuccess(ctx, attempt)
  await recordSignIn(ctx, { uid, email })
  ctx.request.setCookies.push(endFlowCookie(ctx))
  return readSession(ctx, uid)
}

const startAgain = (ctx: PublicContext, why: string): AppError => {
  ctx.request.setCookies.push(endFlowCookie(ctx))
  return new AppError('UNAUTHORIZED', `${why} Please sign in again.`)
}

const explain = async (
  ctx: PublicContext,
  { uid, browserHash, isLast }: { uid: string; browserHash: string; isLast: boolean },
  error: unknown,
): Promise<unknown> => {
  if (!(error instanceof AppError) || error.code !== 'WRONG_CODE') {
    await refundAttempt(ctx.db, browserHash)
    return error
  }
  const user = await findUserByUid(ctx.db, uid)
  if (user)
    await recordAudit(ctx.db, {
      userId: user.id,
      event: 'sign-in.second-factor-failed',
      request: ctx.request,
    })
  return isLast ? startAgain(ctx, 'Too many wrong codes.') : error
}

const refuseDisabled = (cause: unknown): never => {
  if (cause instanceof APIError)
    throw new AppError('USER_DISABLED', identityMessages.USER_DISABLED, { cause })
  throw cause
}
