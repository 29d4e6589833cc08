import type { Application } from '@nextrung/contract/job-applications'
import type { Database } from '../../db/client.ts'
import { type ApplicationRow, type EventRow, listEvents } from './applications.store.ts'

const sentWith = ({ sentAt, resumeId, resumeVersion }: ApplicationRow): Application['sentWith'] =>
  sentAt === null || resumeVersion === null ? null : { resumeId, version: resumeVersion }

/** An application as it is shown; `events` are its own. */
export const applicationAnswer = (row: ApplicationRow, events: readonly EventRow[]) => ({
  id: row.id,
  jobId: row.jobId ?? `own-${row.id}`,
  title: row.title,
  company: row.company,
  location: row.location ?? '',
  status: row.status,
  lastUpdated: row.lastUpdated.toISOString(),
  nextSteps: row.nextSteps,
  isSample: row.isSample,
  matchScore: row.matchScore,
  sentAt: row.sentAt?.toISOString() ?? null,
  sentWith: sentWith(row),
  simulatedOn: row.simulatedOn,
  interviewOn: row.interviewOn,
  stage: row.stage,
  timeline: events.map(({ kind, says, at, simulatedOn }) => ({
    kind,
    says,
    at: at.toISOString(),
    simulatedOn,
  })),
})

/** Several applications of one person, each with what happened to it. */
export const applicationAnswers = async (
  db: Database,
  { userId, rows }: { userId: number; rows: readonly ApplicationRow[] },
): Promise<Application[]> => {
  const events = await listEvents(db, { userId, ids: rows.map(({ id }) => id) })
  const byApplication = Map.groupBy(events, ({ applicationId }) => applicationId)
  return rows.map((row) => applicationAnswer(row, byApplication.get(row.id) ?? []))
}
