import type { renewRecoveryCodes as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { findKnownDevice } from '../known-device.ts'
import { checkCode } from './check-code.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import { hasSecondFactor, replaceRecoveryCodes } from './second-factor.store.ts'
import { secondFactorIsOff } from './turn-off-second-factor.ts'

/** Creates ten new recovery codes; the old ones stop working. */
export const renewRecoveryCodes = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id, email } = ctx.user
  if (!(await hasSecondFactor(ctx.db, uid))) throw secondFactorIsOff()
  const device = findKnownDevice(ctx, { email, headers: ctx.request.headers })
  await checkCode(ctx, { uid, code: body.code, device })
  const codes = makeRecoveryCodes()
  const owner = { installationSecret: ctx.counterSecret, uid }
  await ctx.db.transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, uid))) throw secondFactorIsOff()
    await replaceRecoveryCodes(tx, { uid, codeHashes: codes.map((code) => hashRecoveryCode(owner, code)) })
    await recordAudit(tx, { userId: id, event: 'second-factor.codes-renewed', request: ctx.request })
  })
  return { recoveryCodes: codes }
}
