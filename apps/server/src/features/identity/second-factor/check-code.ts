import type { Services } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { runSerially } from '../run-serially.ts'
import { admitCode, recordWrongCode } from './code-guard.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { openSecret } from './seal-secret.ts'
import { consumeRecoveryCode, consumeTimeStep, findSecondFactor } from './second-factor.store.ts'
import { findTimeStep } from './totp.ts'

/** A code entered for an account, and the browser's id if it is known. */
type Given = { uid: string; code: string; device: string | undefined }

/**
 * Checks and consumes an authenticator or recovery code.
 * @throws AppError WRONG_CODE or TOO_MANY_TRIES /
 */
export const checkCode = async (services: Services, given: Given): Promise<void> =>
  runSerially(`code ${given.uid}`, async () => {
    await admitCode(services, given)
    if (await consumeCode(services, given)) return
    await recordWrongCode(services, given)
    throw wrongCode()
  })

export const wrongCode = (): AppError =>
  new AppError('WRONG_CODE', 'This code is wrong or was already used. Wait for the next one and try again.')

const consumeCode = async (services: Services, { uid, code }: Given): Promise<boolean> => {
  const { db } = services
  const digits = code.replace(/[\s-]/g, '')
  const owner = { installationSecret: services.counterSecret, uid }
  if (!/^\d{6}$/.test(digits))
    return consumeRecoveryCode(db, { uid, codeHash: hashRecoveryCode(owner, code) })
  const step = await findAppTimeStep(services, { uid, code: digits })
  return step !== undefined && consumeTimeStep(db, { uid, step })
}

/** The time step of an authenticator code, whether or not the factor is confirmed; undefined if the code is wrong. */
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
    'could not decrypt a second factor: was AUTH_SECRET changed? "npm run account" can turn it off',
  )
  return undefined
}
