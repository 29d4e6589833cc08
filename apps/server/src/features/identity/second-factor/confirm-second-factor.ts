import type { confirmSecondFactor as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import { secondFactorChanged } from '../../../events/events.ts'
import { publish } from '../../../events/publish.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { findAppTimeStep, wrongCode } from './check-code.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import { confirmFactor, findSecondFactor, replaceRecoveryCodes } from './second-factor.store.ts'

const stale = () => new AppError('CONFLICT', 'This QR code is no longer valid. Please start again.')

/**
 * Turns the second factor on after a code proves that the app has the secret. Recovery codes are shown only this
 * once.
 */
export const confirmSecondFactor = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id } = ctx.user
  const factor = await findSecondFactor(ctx.db, uid)
  if (!factor || factor.confirmedAt !== null) throw stale()
  const step = await findAppTimeStep(ctx, { uid, code: body.code.replace(/\s/g, '') })
  if (step === undefined) throw wrongCode()
  const codes = makeRecoveryCodes()
  const owner = { installationSecret: ctx.counterSecret, uid }
  const { sealedSecret } = factor
  await ctx.db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, { uid, sealedSecret, step, now: ctx.now() }))) throw stale()
    await replaceRecoveryCodes(tx, { uid, codeHashes: codes.map((code) => hashRecoveryCode(owner, code)) })
    await recordAudit(tx, { userId: id, event: 'second-factor.on', request: ctx.request })
    await publish(ctx, tx, { event: secondFactorChanged, userId: id, payload: { isOn: true } })
  })
  return { recoveryCodes: codes }
}
