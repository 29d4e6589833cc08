import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import type { WorkContext } from '../../http/request-context.ts'
import { findNewestCompleted } from './newest-understood.store.ts'

export type NewestUnderstood = {
  resume: { id: number; version: number; fileName: string }
  understood: ParsedResume
  /** The role it was analyzed for. */
  targetRole: string | null
}

/** The parsed content of the person's newest finished version, with their corrections; undefined if there is none. */
export const findNewestUnderstood = async (ctx: WorkContext): Promise<NewestUnderstood | undefined> => {
  const row = await findNewestCompleted(ctx.db, ctx.user.id)
  if (!row) return undefined
  const { read, understood, targetRole, ...resume } = row
  if (understood) return { resume, understood, targetRole }
  if (!read) return undefined
  const parsed = await ctx.thinking.forPerson(ctx.user.id).parseResume(read, ctx.request.signal)
  return { resume, understood: parsed.result, targetRole }
}
