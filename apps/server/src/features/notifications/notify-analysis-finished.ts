import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { findResume, type ShownResumeRow } from '../resumes/resumes.public.ts'
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
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'analysis-finished',
      about: String(row.id),
      ...wordsFor(row),
      link: '/dashboard',
      isQuiet: at.getTime() - row.createdAt.getTime() < worthMailAfterMs,
    }),
  )
}

const wordsFor = ({ version, targetRole, engine, notResume }: ShownResumeRow) => {
  if (engine === null)
    return {
      title: 'Your resume could not be analyzed',
      body: `Version ${version} is shown as you uploaded it. Save the file again and upload the new one.`,
    }
  if (notResume !== null)
    return {
      title: 'Your file does not look like a resume',
      body: `Version ${version} is kept unchanged. Upload another file, or say that it is your resume.`,
    }
  return {
    title: 'Your resume analysis is complete',
    body: `Version ${version}${targetRole ? ` for ${targetRole}` : ''} is ready to read, check and download.`,
  }
}
