import type { CallInput } from '@nextrung/contract/call'
import type { downloadSentPosting, downloadSentResume } from '@nextrung/contract/job-applications'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findDocument } from './documents.store.ts'
import { findOwnApplication } from './own-application.ts'

type Call = typeof downloadSentResume | typeof downloadSentPosting

/** A document exactly as it was sent. */
export const downloadSentDocument =
  (kind: 'resume' | 'posting') =>
  async (ctx: RequestContext, { params }: CallInput<Call>): Promise<FileAnswer> => {
    const userId = ctx.user.id
    const row = await findOwnApplication(ctx.db, { userId, id: params.id })
    const id = kind === 'resume' ? row.resumeDocumentId : row.postingDocumentId
    const document = id === null ? undefined : await findDocument(ctx.db, { userId, id })
    if (!document) throw notFound('This document')
    const { bytes, mediaType, fileName } = document
    return { bytes, contentType: mediaType, fileName }
  }
