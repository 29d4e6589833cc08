import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { notify } from '../notifications/notifications.public.ts'
import type { ResumeRow } from './resumes.store.ts'

// Who waited no longer than this was looking: a mail would only repeat what the screen said.
const worthMailAfterMs = 60_000

type Finished = { row: ResumeRow; targetRole: string | null; isAnalyzed: boolean }

/** Tells the person that a version is ready: once a version, and by mail only when it took long. */
export const tellAnalysisFinished = (
  services: Services,
  tx: Database,
  { row, targetRole, isAnalyzed }: Finished,
): Promise<void> =>
  notify(services, tx, {
    userId: row.userId,
    kind: 'analysis-finished',
    about: String(row.id),
    ...(isAnalyzed
      ? {
          title: 'Your resume analysis is complete',
          body: `Version ${row.version}${targetRole ? ` for ${targetRole}` : ''} is ready to read, check and download.`,
        }
      : {
          title: 'Your resume could not be analyzed',
          body: `Version ${row.version} stands as you uploaded it. Save the file once more and upload it again.`,
        }),
    link: '/dashboard',
    isQuiet: services.now().getTime() - row.createdAt.getTime() < worthMailAfterMs,
  })
