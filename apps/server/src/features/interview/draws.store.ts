import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewDraws } from './interview.table.ts'

export type DrawRow = typeof interviewDraws.$inferSelect
export type DrawKey = Pick<DrawRow, 'roleTitle' | 'scenarioType' | 'difficultyLevel' | 'isMultipleChoice'>

const isOf = ({ userId, roleTitle, scenarioType, difficultyLevel, isMultipleChoice }: OwnKey) =>
  and(
    eq(interviewDraws.userId, userId),
    eq(interviewDraws.roleTitle, roleTitle),
    eq(interviewDraws.scenarioType, scenarioType),
    eq(interviewDraws.difficultyLevel, difficultyLevel),
    eq(interviewDraws.isMultipleChoice, isMultipleChoice),
  )

type OwnKey = DrawKey & { userId: number }

export const findLastDraw = async (db: Database, key: OwnKey): Promise<DrawRow | undefined> =>
  (await db.select().from(interviewDraws).where(isOf(key)).orderBy(desc(interviewDraws.id)).limit(1))[0]

/** The person's draws after a time, whatever they are for, newest first. */
export const listDrawsSince = (
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<DrawRow[]> =>
  db
    .select()
    .from(interviewDraws)
    .where(and(eq(interviewDraws.userId, userId), gt(interviewDraws.createdAt, since)))
    .orderBy(desc(interviewDraws.id))

/** Stores a draw and drops the older ones for the same key that nobody can be looking at any more. */
export const insertDraw = async (
  tx: Database,
  { draw, dropBefore }: { draw: typeof interviewDraws.$inferInsert; dropBefore: Date },
): Promise<DrawRow> => {
  const [row] = await tx.insert(interviewDraws).values(draw).returning()
  if (!row) throw new Error('The database returned no row for a new set of questions.')
  await tx
    .delete(interviewDraws)
    .where(and(isOf(row), lt(interviewDraws.createdAt, dropBefore), ne(interviewDraws.id, row.id)))
  return row
}
