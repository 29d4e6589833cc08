import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type ApplicationRow, listApplicationRows } from './applications.store.ts'

const columns: readonly [string, (row: ApplicationRow) => string][] = [
  ['Job', ({ title }) => title],
  ['Employer', ({ company }) => company],
  ['Place', ({ location }) => location ?? ''],
  ['Stage', ({ stage }) => stage],
  ['Status', ({ status }) => status],
  ['Sent on', ({ sentAt }) => sentAt?.toISOString().slice(0, 10) ?? ''],
  ['Resume version', ({ resumeVersion }) => (resumeVersion === null ? '' : String(resumeVersion))],
  ['Match in percent', ({ matchScore }) => (matchScore === null ? '' : String(matchScore))],
  ['Interview on', ({ interviewOn }) => interviewOn ?? ''],
  ['Last updated', ({ lastUpdated }) => lastUpdated.toISOString()],
  ['Sample employer', ({ isSample }) => (isSample ? 'yes' : 'no')],
  ['Link', ({ link }) => link ?? ''],
]

/** A field of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is shown as text. */
const field = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvOf = (rows: readonly ApplicationRow[]): string =>
  [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => read(row)))]
    .map((fields) => `${fields.map(field).join(',')}\r\n`)
    .join('')

/** Every application as a table. */
export const downloadBoard = async (ctx: RequestContext): Promise<FileAnswer> => ({
  // Excel takes a file without the mark for one in the system's own encoding.
  bytes: new TextEncoder().encode(`\uFEFF${csvOf(await listApplicationRows(ctx.db, ctx.user.id))}`),
  contentType: 'text/csv; charset=utf-8',
  fileName: 'applications.csv',
})
