import { and, asc, between, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { exerciseProgress } from './exercises.table.ts'

export type ProgressRow = typeof exerciseProgress.$inferSelect

/** Names the row of a person's exercise, with what it is called now. */
export type ProgressKey = Pick<
  ProgressRow,
  'userId' | 'exerciseId' | 'title' | 'skill' | 'kind' | 'difficulty'
>

const mostCounted = 1_000_000

export const listProgress = (db: Database, userId: number): Promise<ProgressRow[]> =>
  db
    .select()
    .from(exerciseProgress)
    .where(eq(exerciseProgress.userId, userId))
    .orderBy(asc(exerciseProgress.id))

/** Passes that count, in the order in which the person started the exercises. */
export const listPassed = (db: Database, userId: number): Promise<ProgressRow[]> =>
  db
    .select()
    .from(exerciseProgress)
    .where(
      and(
        eq(exerciseProgress.userId, userId),
        isNotNull(exerciseProgress.passedAt),
        eq(exerciseProgress.passedAlone, true),
      ),
    )
    .orderBy(asc(exerciseProgress.id))

export const findProgress = async (
  db: Database,
  { userId, exerciseId }: Pick<ProgressKey, 'userId' | 'exerciseId'>,
): Promise<ProgressRow | undefined> =>
  (
    await db
      .select()
      .from(exerciseProgress)
      .where(and(eq(exerciseProgress.userId, userId), eq(exerciseProgress.exerciseId, exerciseId)))
  )[0]

/** How many runs the person has made in the minute before now, on all exercises. */
export const countRecentRuns = async (
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<number> => {
  const minuteAgo = new Date(now.getTime() - 60_000)
  const [row] = await db
    .select({ runs: sql<number>`coalesce(sum(${exerciseProgress.runsThisMinute}), 0)::int` })
    .from(exerciseProgress)
    .where(
      and(eq(exerciseProgress.userId, userId), between(exerciseProgress.minuteStartedAt, minuteAgo, now)),
    )
  return row?.runs ?? 0
}

const returned = (rows: ProgressRow[]): ProgressRow => {
  const [row] = rows
  if (!row) throw new Error('The database returned no row for an exercise.')
  return row
}

/** The row, made if there is none yet, and locked until the transaction ends. */
export const lockProgress = async (
  tx: Database,
  { userId, exerciseId, ...named }: ProgressKey,
): Promise<ProgressRow> =>
  returned(
    await tx
      .insert(exerciseProgress)
      .values({ userId, exerciseId, ...named })
      .onConflictDoUpdate({
        target: [exerciseProgress.userId, exerciseProgress.exerciseId],
        set: named,
      })
      .returning(),
  )

export type ProgressChange = Partial<Omit<ProgressRow, 'id' | 'userId' | 'exerciseId'>>

/** Counts stay within what a column can hold. */
export const oneMore = (count: number): number => Math.min(count + 1, mostCounted)

export const updateProgress = async (
  tx: Database,
  { userId, exerciseId, change }: Pick<ProgressRow, 'userId' | 'exerciseId'> & { change: ProgressChange },
): Promise<ProgressRow> =>
  returned(
    await tx
      .update(exerciseProgress)
      .set(change)
      .where(and(eq(exerciseProgress.userId, userId), eq(exerciseProgress.exerciseId, exerciseId)))
      .returning(),
  )
