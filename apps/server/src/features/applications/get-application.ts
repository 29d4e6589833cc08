import type { CallInput } from '@nextrung/contract/call'
import type {
  ApplicationDetails,
  getApplication as call,
  SentDocument,
  SentPosting,
} from '@nextrung/contract/job-applications'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Database } from '../../db/client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { applicationAnswer } from './application-answer.ts'
import { type ApplicationRow, listEvents } from './applications.store.ts'
import { findDocument, type SentDocumentRow } from './documents.store.ts'
import { findOwnApplication } from './own-application.ts'

const described = ({ fileName, mediaType, bytes, sha256 }: SentDocumentRow): SentDocument => ({
  fileName,
  mediaType,
  sizeBytes: bytes.byteLength,
  sha256,
})

const findSent = async (db: Database, row: ApplicationRow): Promise<ApplicationDetails['sent']> => {
  const { userId, resumeDocumentId, postingDocumentId } = row
  if (resumeDocumentId === null || postingDocumentId === null) return null
  const resume = await findDocument(db, { userId, id: resumeDocumentId })
  const posting = await findDocument(db, { userId, id: postingDocumentId })
  if (!resume || !posting) return null
  return {
    resume: described(resume),
    // The kind of a document says what its content is.
    resumeContent: resume.content as ResumeDocument,
    posting: described(posting),
    postingContent: posting.content as SentPosting,
  }
}

export const applicationDetails = async (db: Database, row: ApplicationRow): Promise<ApplicationDetails> => ({
  application: applicationAnswer(row, await listEvents(db, { userId: row.userId, ids: [row.id] })),
  match: row.match,
  sent: await findSent(db, row),
})

/** One application with everything that was sent. */
export const getApplication = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<ApplicationDetails> =>
  applicationDetails(ctx.db, await findOwnApplication(ctx.db, { userId: ctx.user.id, id: params.id }))
