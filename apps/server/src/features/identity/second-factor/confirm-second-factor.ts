import type { confirmSecondFactor as call } from '@nextrung/contract/auth-security'
import type { CallInput } from '@nextrung/contract/call'
import { AppError } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { notify } from '../../notifications/notifications.public.ts'
import { findAppStep, wrongCode } from './check-code.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import { confirmFactor, findSecondFactor, replaceRecoveryCodes } from './second-factor.store.ts'

const stale = () => new AppError('CONFLICT', 'Begin again: the picture was made anew or is used already.')

/** Turns the second factor on, once a code shows that the app has the secret. The recovery codes are shown now only. */
export const confirmSecondFactor = async (ctx: RequestContext, { body }: CallInput<typeof call>) => {
  const { uid, id } = ctx.user
  const factor = await findSecondFactor(ctx.db, uid)
  if (!factor || factor.confirmedAt !== null) throw stale()
  const step = await findAppStep(ctx, { uid, code: body.code.replace(/\s/g, '') })
  if (step === undefined) throw wrongCode()
  const codes = makeRecoveryCodes()
  const owner = { installationSecret: ctx.counterSecret, uid }
  const { sealedSecret } = factor
  await ctx.db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, { uid, sealedSecret, step, now: ctx.now() }))) throw stale()
    await replaceRecoveryCodes(tx, { uid, codeHashes: codes.map((code) => hashRecoveryCode(owner, code)) })
    await recordAudit(tx, { userId: id, event: 'second-factor.on', request: ctx.request })
    await notify(ctx, tx, {
      userId: id,
      kind: 'second-factor',
      about: ctx.request.id,
      title: 'The second factor of your account is on',
      body: 'From now on, signing in asks for a code of your authenticator app. Keep the recovery codes where you find them without your phone.',
      link: '/settings',
    })
  })
  return { recoveryCodes: codes }
}
