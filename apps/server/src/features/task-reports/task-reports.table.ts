import type { TaskKind, TaskReportReason } from '@nextrung/contract/task-reports'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** What people found wrong with an exercise or a challenge, for the operator. */
export const taskReports = pgTable(
  'task_reports',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<TaskKind>().notNull(),
    /** Its id in the knowledge base. */
    taskId: text().notNull(),
    /** As it was when it was reported, for when it is withdrawn. */
    title: text().notNull(),
    reason: text().$type<TaskReportReason>().notNull(),
    note: text(),
    status: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    unique('task_reports_once').on(table.userId, table.kind, table.taskId),
    index('task_reports_status').on(table.status),
  ],
)
