import type { Services } from '../../../context.ts'
import {
  type ApplicationRow,
  type EntryRow,
  type EventRow,
  findDocument,
  listAllApplicationRows,
  listEntryRows,
  listEvents,
} from '../../applications/applications.public.ts'
import type { ArchiveEntry } from './create-zip.ts'

const day = (moment: Date): string => moment.toISOString().slice(0, 10)

type Shown = { row: ApplicationRow; events: readonly EventRow[]; entries: readonly EntryRow[] }

const block = ({ row, events, entries }: Shown): string =>
  [
    `## ${row.title}, ${row.company}${row.isSample ? ' (sample employer)' : ''}`,
    [row.location, row.link, row.description].filter(Boolean).join('\n\n'),
    [
      `Status: ${row.status}`,
      ...(row.matchScore === null ? [] : [`Match: ${row.matchScore}%`]),
      ...(row.resumeVersion === null ? [] : [`Sent with version ${row.resumeVersion} of your resume`]),
      ...(row.deletedAt ? [`Deleted on ${day(row.deletedAt)}`] : []),
    ].join('\n'),
    events
      .map(
        ({ at, says, simulatedOn }) =>
          `- ${day(at)}: ${says}${simulatedOn ? ` (simulated date: ${simulatedOn})` : ''}`,
      )
      .join('\n'),
    entries
      .map(({ kind, text, dueOn, isDone }) =>
        [`- Your ${kind}: ${text}`, dueOn && `by ${dueOn}`, isDone && 'done'].filter(Boolean).join(', '),
      )
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

/** The person's job applications to read, and each document that was sent, once. */
export async function* listApplicationEntries(
  { db }: Services,
  userId: number,
): AsyncGenerator<ArchiveEntry> {
  const rows = await listAllApplicationRows(db, userId)
  if (rows.length === 0) return
  const blocks: string[] = []
  for (const row of rows) {
    const own = { userId, ids: [row.id] }
    blocks.push(block({ row, events: await listEvents(db, own), entries: await listEntryRows(db, own) }))
  }
  const content = ['# Your job applications', ...blocks].join('\n\n')
  yield { path: 'job-applications.md', content: Buffer.from(`${content}\n`) }
  const documents = rows.flatMap(({ resumeDocumentId, postingDocumentId }) => [
    resumeDocumentId,
    postingDocumentId,
  ])
  for (const id of new Set(documents)) {
    const found = id === null ? undefined : await findDocument(db, { userId, id })
    if (found)
      yield {
        path: `applications/${found.kind}-${found.id}.${found.kind === 'resume' ? 'pdf' : 'json'}`,
        content: found.bytes,
      }
  }
}
