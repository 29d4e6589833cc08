import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { consents } from './consents.table.ts'

export type ConsentPurpose = 'interview-recording' | 'auto-apply'
export type ConsentRow = typeof consents.$inferSelect

type Asked = { userId: number; purpose: ConsentPurpose }

const isCurrent = ({ userId, purpose }: Asked) =>
  and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt))

/** The consent that holds now, whatever version of the text it is for. */
export const findConsent = async (db: Database, asked: Asked): Promise<ConsentRow | undefined> =>
  (await db.select().from(consents).where(isCurrent(asked)))[0]

/** Returns false if there was none to withdraw. */
export const withdrawConsent = async (
  db: Database,
  { at, ...asked }: Asked & { at: Date },
): Promise<boolean> =>
  (await db.update(consents).set({ withdrawnAt: at }).where(isCurrent(asked)).returning({ id: consents.id }))
    .length > 0

/**
 * Stores a consent, in place of one for another version of the text. Returns false if the same consent holds already.
 * The caller must hold the person's lock.
 */
export const giveConsent = async (
  tx: Database,
  { textVersion, at, ...asked }: Asked & { textVersion: number; at: Date },
): Promise<boolean> => {
  if ((await findConsent(tx, asked))?.textVersion === textVersion) return false
  await withdrawConsent(tx, { ...asked, at })
  await tx.insert(consents).values({ ...asked, textVersion, givenAt: at })
  return true
}
