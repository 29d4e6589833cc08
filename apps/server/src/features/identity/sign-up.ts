import { identityMessages, type signUpWithEmail } from '@nextrung/contract/auth'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../errors.ts'
import type { PublicContext } from '../../http/request-context.ts'
import { commonPasswordWarning, isCommonPassword } from './common-password.ts'
import { recordSignIn } from './devices/record-sign-in.ts'
import { sendWelcomeMail } from './mail-links/send-welcome-mail.ts'
import { readSession } from './read-session.ts'
import { replaceSession } from './replace-session.ts'
import { admitAttempt, admitProbe, recordSuccess } from './sign-in-guard.ts'
import { findIdentityByEmail, removeIncompleteIdentity } from './users.store.ts'

/** Creates an account and signs the person in. */
export const signUp = async (ctx: PublicContext, { body }: CallInput<typeof signUpWithEmail>) => {
  if (!ctx.config.passwordSignIn)
    throw new AppError('EMAIL_PASSWORD_DISABLED', identityMessages.EMAIL_PASSWORD_DISABLED)
  const { email, password } = body
  const name = body.displayName ?? body.name ?? ''
  const attempt = { ip: ctx.request.ip, email }
  await admitAttempt(ctx, attempt)
  const isCommon = await isCommonPassword(password, [name, email])
  if (isCommon && ctx.config.refuseCommonPasswords)
    throw new AppError('WEAK_PASSWORD', identityMessages.WEAK_PASSWORD)
  await removeIncompleteIdentity(ctx.db, email)
  const { headers } = ctx.request
  const answer = await replaceSession(ctx, async () => {
    try {
      return await ctx.identity.signUp({ name, email, password, headers })
    } catch (cause) {
      if (!(await findIdentityByEmail(ctx.db, email))) throw cause
      await admitProbe(ctx, attempt)
      throw new AppError('EMAIL_IN_USE', identityMessages.EMAIL_IN_USE, { cause })
    }
  })
  await recordSuccess(ctx, attempt)
  await recordSignIn(ctx, { uid: answer.uid, email, isFirst: true })
  await sendWelcomeMail(ctx, { uid: answer.uid, email })
  const session = await readSession(ctx, answer.uid)
  return isCommon ? { ...session, warning: commonPasswordWarning } : session
}
