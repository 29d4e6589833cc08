import type { TaskKind } from '@nextrung/contract/task-reports'
import { and, asc, count, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { taskReports } from './task-reports.table.ts'

export type TaskReportRow = typeof taskReports.$inferSelect
type Task = { kind: TaskKind; taskId: string }

const isAbout = ({ kind, taskId }: Task) => and(eq(taskReports.kind, kind), eq(taskReports.taskId, taskId))

/** How many exercises and challenges the person has reported since a moment. */
export const countReportsSince = async (
  db: Database,
  { userId, since }: { userId: number; since: Date },
): Promise<number> =>
  (
    await db
      .select({ reports: count() })
      .from(taskReports)
      .where(and(eq(taskReports.userId, userId), gte(taskReports.createdAt, since)))
  )[0]?.reports ?? 0

export const findReport = async (
  db: Database,
  { userId, ...task }: Task & { userId: number },
): Promise<TaskReportRow | undefined> =>
  (
    await db
      .select()
      .from(taskReports)
      .where(and(eq(taskReports.userId, userId), isAbout(task)))
  )[0]

/** Stores a report in place of the person's earlier one about the same exercise or challenge. */
export const saveReport = async (
  tx: Database,
  { userId, kind, taskId, ...change }: Omit<TaskReportRow, 'id' | 'status' | 'closedAt'>,
): Promise<TaskReportRow> => {
  const set = { ...change, status: 'open', closedAt: null } as const
  const [row] = await tx
    .insert(taskReports)
    .values({ userId, kind, taskId, ...set })
    .onConflictDoUpdate({ target: [taskReports.userId, taskReports.kind, taskReports.taskId], set })
    .returning()
  if (!row) throw new Error('The database returned no row for a report.')
  return row
}

/** Everyone's open reports, oldest first. Only for the operator. */
export const listOpenTaskReports = (db: Database, limit: number): Promise<TaskReportRow[]> =>
  db
    .select()
    .from(taskReports)
    .where(eq(taskReports.status, 'open'))
    .orderBy(asc(taskReports.id))
    .limit(limit)

/** Closes everyone's reports about an exercise or a challenge, and returns how many there were. Only for the operator. */
export const unsafeCloseTaskReports = async (db: Database, task: Task): Promise<number> =>
  (
    await db
      .update(taskReports)
      .set({ status: 'closed', closedAt: sql`now()` })
      .where(and(isAbout(task), eq(taskReports.status, 'open')))
      .returning({ id: taskReports.id })
  ).length
