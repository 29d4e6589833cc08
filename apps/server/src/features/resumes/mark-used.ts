import type { RequestContext } from '../../http/request-context.ts'
import { correctedReason } from './corrected-version.ts'
import { type ShownResumeRow, setUsedAt } from './resumes.store.ts'

/** Remembers that a version was downloaded or compared, if answers could still change it. */
export const markUsed = async (ctx: RequestContext, { id, reason }: ShownResumeRow): Promise<void> => {
  if (reason === correctedReason) await setUsedAt(ctx.db, { userId: ctx.user.id, id, usedAt: ctx.now() })
}
