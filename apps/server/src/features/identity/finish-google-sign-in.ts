import { type finishGoogleSignIn as call, identityMessages, type Session } from '@nextrung/contract/auth'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../errors.ts'
import type { PublicContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { recordSignIn } from './devices/record-sign-in.ts'
import { endFlowCookie } from './flow-cookie.ts'
import { findOrCreateAccount } from './provider/find-or-create-account.ts'
import { finishLinking } from './provider/finish-linking.ts'
import type { ProviderAnswer, ProviderPerson } from './provider/openid-provider.ts'
import { finishProviderFlow, requireProvider } from './provider/provider-flow.ts'
import { readSession } from './read-session.ts'
import { replaceSession } from './replace-session.ts'
import { requireSecondFactor } from './second-factor/require-second-factor.ts'
import { hasSecondFactor } from './second-factor/second-factor.store.ts'
import { admitAttempt } from './sign-in-guard.ts'
import { findUserByUid } from './users.store.ts'

/** Signs in the person Google identified, or links them to the account that started the flow. */
export const finishGoogleSignIn = async (
  ctx: PublicContext,
  { body }: CallInput<typeof call>,
): Promise<Session> => {
  const provider = requireProvider(ctx)
  await admitAttempt(ctx, { ip: ctx.request.ip, email: '' })
  const { uid, checks } = await finishProviderFlow(ctx, body.state)
  ctx.request.setCookies.push(endFlowCookie(ctx))
  const person = await provider.finish(body, checks).catch(logRefusal(ctx, body))
  return uid ? finishLinking(ctx, { uid, person }) : signInPerson(ctx, person)
}

const signInPerson = async (ctx: PublicContext, person: ProviderPerson): Promise<Session> => {
  const { uid, email, isNew } = await findOrCreateAccount(ctx, person)
  await refuseDisabled(ctx, uid)
  if (await hasSecondFactor(ctx.db, uid)) return requireSecondFactor(ctx, uid)
  const { headers } = ctx.request
  await replaceSession(ctx, () => ctx.identity.signInAs({ uid, headers }))
  await recordSignIn(ctx, { uid, email, isFirst: isNew })
  return readSession(ctx, uid)
}

const refuseDisabled = async (ctx: PublicContext, uid: string): Promise<void> => {
  const user = await findUserByUid(ctx.db, uid)
  if (!user?.disabledAt) return
  await recordAudit(ctx.db, { userId: user.id, event: 'sign-in.refused', request: ctx.request })
  throw new AppError('USER_DISABLED', identityMessages.USER_DISABLED)
}

// The person sees a general message; the operator, who may have misconfigured something, sees which check failed.
const logRefusal =
  ({ log }: PublicContext, { error }: ProviderAnswer) =>
  (refusal: unknown): never => {
    const cause = refusal instanceof AppError ? refusal.cause : refusal
    const reason = cause instanceof Error ? ('code' in cause ? cause.code : cause.name) : undefined
    if (error !== 'access_denied') log.warn({ reason }, 'rejected a response from the sign-in provider')
    throw refusal
  }
