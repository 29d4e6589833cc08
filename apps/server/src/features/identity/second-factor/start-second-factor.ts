import type { startSecondFactor as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { confirmPerson } from '../confirm-person.ts'
import { sealSecret } from './seal-secret.ts'
import { keepUnconfirmed } from './second-factor.store.ts'
import { appUri, makeAppSecret } from './time-codes.ts'

/** Makes a secret for an authenticator app. It changes nothing before a code of the app was confirmed. */
export const startSecondFactor = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  await confirmPerson(ctx, body.password)
  const { uid, email } = ctx.user
  const secret = makeAppSecret()
  const sealedSecret = sealSecret({ installationSecret: ctx.counterSecret, uid }, secret)
  if (!(await keepUnconfirmed(ctx.db, { uid, sealedSecret, now: ctx.now() })))
    throw new AppError('CONFLICT', 'The second factor is on already. Turn it off first.')
  return { setupKey: secret, uri: appUri({ secret, label: email }) }
}
