import type { CallInput } from '@nextrung/contract/call'
import type { downloadExport as call } from '@nextrung/contract/own-data'
import { AppError, notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { createZip } from './archive/create-zip.ts'
import { listEntries } from './archive/list-entries.ts'
import { isLiveExport } from './exports.store.ts'
import { hashToken } from './request-export.ts'

// Each download generates documents as it goes; too many at once would delay everyone else's.
const maxConcurrent = 4
const maxPerPerson = 2

const active: number[] = []

/** Streams everything we store about the person as a ZIP, generated on the fly and not kept. */
export const downloadExport = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const { id, uid } = ctx.user
  const now = ctx.now()
  if (!(await isLiveExport(ctx.db, { userId: id, tokenHash: hashToken(params.token), now }))) throw notFound()
  const release = acquireSlot(id)
  try {
    await recordAudit(ctx.db, { userId: id, event: 'export.downloaded', request: ctx.request })
  } catch (error) {
    release()
    throw error
  }
  const stream = createZip(listEntries(ctx, { id, uid }))
  stream.once('close', release)
  stream.once('error', (err) => ctx.log.warn({ err }, 'a data export download ended early'))
  return {
    stream,
    contentType: 'application/zip',
    fileName: `nextrung-${now.toISOString().slice(0, 10)}.zip`,
  }
}

const acquireSlot = (userId: number): (() => void) => {
  const own = active.filter((one) => one === userId).length
  if (own >= maxPerPerson || active.length >= maxConcurrent)
    throw new AppError('TOO_MANY_TRIES', 'Other downloads are still in progress. Please try again soon.', {
      retryAfterSeconds: 30,
    })
  active.push(userId)
  return () => {
    const at = active.indexOf(userId)
    if (at >= 0) active.splice(at, 1)
  }
}
