import type { Services } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { runSerially } from '../run-serially.ts'
import { admitCode, recordWrongCode } from './code-guard.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { openSecret } from './seal-secret.ts'
import { consumeRecoveryCode, consumeTimeStep, findSecondFactor } from './second-factor.store.ts'
import { findTimeStep } from './totp.ts'

/** A code for a person's account, typed in a browser that may be a known one. */
type Given = { uid: string; code: string; device: string | undefined }

/**
 * Checks a code of the app, or a recovery code, and uses it up.
 * @throws AppError WRONG_CODE or TOO_MANY_TRIES
 */
export const checkCode = async (services: Services, given: Given): Promise<void> =>
  runSerially(`code ${given.uid}`, async () => {
    await admitCode(services, given)
    if (await consumeCode(services, given)) return
    await recordWrongCode(services, given)
    throw wrongCode()
  })

/** The refusal of a code. */
export const wrongCode = (): AppError =>
  new AppError(
    'WRONG_CODE',
    'This code is not right, or was used before. Wait for the next one and try again.',
  )

const consumeCode = async (services: Services, { uid, code }: Given): Promise<boolean> => {
  const { db } = services
  const digits = code.replace(/[\s-]/g, '')
  const owner = { installationSecret: services.counterSecret, uid }
  if (!/^\d{6}$/.test(digits))
    return consumeRecoveryCode(db, { uid, codeHash: hashRecoveryCode(owner, code) })
  const step = await findAppTimeStep(services, { uid, code: digits })
  return step !== undefined && consumeTimeStep(db, { uid, step })
}

/** The time step of a code of the person's app, whether it is confirmed or not; undefined for a wrong one. */
export const findAppTimeStep = async (
  { db, counterSecret, now, log }: Services,
  { uid, code }: { uid: string; code: string },
): Promise<number | undefined> => {
  const factor = await findSecondFactor(db, uid)
  if (!factor) return undefined
  const secret = openSecret({ installationSecret: counterSecret, uid }, factor.sealedSecret)
  if (secret !== undefined) return findTimeStep({ secret, code, now: now() })
  log.error(
    { uid },
    'a second factor cannot be opened: was AUTH_SECRET changed? npm run account can turn it off',
  )
  return undefined
}
