import type { startSecondFactor as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { sealSecret } from './seal-secret.ts'
import { storeUnconfirmedFactor } from './second-factor.store.ts'
import { makeTotpSecret, totpUri } from './totp.ts'

/** Creates a secret for an authenticator app. It has no effect until a code from the app confirms it. */
export const startSecondFactor = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  await reauthenticate(ctx, body.password)
  const { uid, email } = ctx.user
  const secret = makeTotpSecret()
  const sealedSecret = sealSecret({ installationSecret: ctx.counterSecret, uid }, secret)
  if (!(await storeUnconfirmedFactor(ctx.db, { uid, sealedSecret, now: ctx.now() })))
    throw new AppError('CONFLICT', 'The second factor is already on. Turn it off first.')
  return { setupKey: secret, uri: totpUri({ secret, label: email }) }
}
