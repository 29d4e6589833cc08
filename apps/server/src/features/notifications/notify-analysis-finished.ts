import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { findResume } from '../resumes/resumes.public.ts'
import { notify } from './notify.ts'

// After a shorter wait the person saw the result on screen, and a mail would only repeat it.
const worthMailAfterMs = 60_000

/** Notifies the person once when a version is ready, by mail only if it took long. */
export const notifyAnalysisFinished = async (
  services: Services,
  { userId, at, payload }: Event<{ resumeId: number }>,
): Promise<void> => {
  const row = await findResume(services.db, { userId, id: payload.resumeId })
  if (!row) return
  const { version, targetRole } = row
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'analysis-finished',
      about: String(row.id),
      ...(row.engine !== null
        ? {
            title: 'Your resume analysis is complete',
            body: `Version ${version}${targetRole ? ` for ${targetRole}` : ''} is ready to read, check and download.`,
          }
        : {
            title: 'Your resume could not be analyzed',
            body: `Version ${version} is shown as you uploaded it. Save the file again and upload the new one.`,
          }),
      link: '/dashboard',
      isQuiet: at.getTime() - row.createdAt.getTime() < worthMailAfterMs,
    }),
  )
}
