import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { recoveryCodes, secondFactors } from '../sign-in-steps.table.ts'

type SecondFactorRow = typeof secondFactors.$inferSelect

/** The person's second factor, confirmed or not; undefined if they never started one. */
export const findSecondFactor = async (db: Database, uid: string): Promise<SecondFactorRow | undefined> =>
  (await db.select().from(secondFactors).where(eq(secondFactors.userId, uid)))[0]

/** Whether the second factor is on. An unconfirmed one doesn't count. */
export const hasSecondFactor = async (db: Database, uid: string): Promise<boolean> => {
  const found = await findSecondFactor(db, uid)
  return found !== undefined && found.confirmedAt !== null
}

/** Whether it is on, and how many recovery codes are left. */
export const readSecondFactorState = async (
  db: Database,
  uid: string,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> => {
  const isOn = await hasSecondFactor(db, uid)
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, uid))
  return { isOn, recoveryCodesLeft: isOn ? (row?.left ?? 0) : 0 }
}

/** Stores a new unconfirmed secret, replacing an earlier unconfirmed one. False if the factor is already on. */
export const storeUnconfirmedFactor = async (
  db: Database,
  { uid, sealedSecret, now }: { uid: string; sealedSecret: string; now: Date },
): Promise<boolean> => {
  const fresh = { sealedSecret, lastStep: null, createdAt: now }
  const kept = await db
    .insert(secondFactors)
    .values({ userId: uid, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return kept.length > 0
}

/** Turns the factor on with exactly this secret. False if it was turned on or replaced in the meantime. */
export const confirmFactor = async (
  tx: Database,
  { uid, sealedSecret, step, now }: { uid: string; sealedSecret: string; step: number; now: Date },
): Promise<boolean> =>
  (
    await tx
      .update(secondFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, uid),
          eq(secondFactors.sealedSecret, sealedSecret),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ userId: secondFactors.userId })
  ).length > 0

/** Consumes a time step. False if this code or a later one was already used. */
export const consumeTimeStep = async (
  db: Database,
  { uid, step }: { uid: string; step: number },
): Promise<boolean> =>
  (
    await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, uid),
          isNotNull(secondFactors.confirmedAt),
          or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
        ),
      )
      .returning({ userId: secondFactors.userId })
  ).length > 0

/** Consumes a recovery code. False if it doesn't exist. */
export const consumeRecoveryCode = async (
  db: Database,
  { uid, codeHash }: { uid: string; codeHash: string },
): Promise<boolean> =>
  (
    await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, uid), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ id: recoveryCodes.id })
  ).length > 0

/** Replaces all recovery codes. */
export const replaceRecoveryCodes = async (
  tx: Database,
  { uid, codeHashes }: { uid: string; codeHashes: string[] },
): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, uid))
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId: uid, codeHash })))
}

/** Deletes the secret and the recovery codes. False if the second factor was off. */
export const removeSecondFactor = async (tx: Database, uid: string): Promise<boolean> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, uid))
  const deleted = await tx.delete(secondFactors).where(eq(secondFactors.userId, uid)).returning()
  return deleted.some(({ confirmedAt }) => confirmedAt !== null)
}
