import { taskKinds } from '@nextrung/contract/task-reports'
import type { Database } from '../db/client.ts'
import {
  listOpenTaskReports,
  type TaskReportRow,
  taskReasonTexts,
  unsafeCloseTaskReports,
} from '../features/task-reports/task-reports.public.ts'
import { oneLine, plain } from './plain-text.ts'

const nameOf = ({ kind, taskId }: Pick<TaskReportRow, 'kind' | 'taskId'>): string => `${kind}:${taskId}`

const lineOf = ({ createdAt, reason, note }: TaskReportRow): string =>
  `    ${createdAt.toISOString().slice(0, 10)}  ${taskReasonTexts[reason]}${note ? `: ${oneLine(note)}` : ''}`

/** The open reports about exercises and challenges, one block each; none gives an empty list. */
export const taskReportBlocks = async (db: Database, limit: number): Promise<string[]> => {
  const reports = await listOpenTaskReports(db, limit)
  const byName = Map.groupBy(reports, nameOf)
  return [...byName].map(([name, about]) =>
    [`${name}  ${plain(about[0]?.title ?? '')}`, ...about.map(lineOf)].join('\n'),
  )
}

/** Closes the reports about `exercise:<id>` or `challenge:<id>`; undefined if that is not how it is written. */
export const closeTaskReports = async (db: Database, name: string): Promise<string | undefined> => {
  const [, word, taskId = ''] = /^([a-z]+):([a-z0-9-]{1,200})$/.exec(name) ?? []
  const kind = taskKinds.find((one) => one === word)
  if (!kind) return undefined
  return `${await unsafeCloseTaskReports(db, { kind, taskId })} reports about ${name} are closed.`
}
