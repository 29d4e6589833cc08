import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import type { RequestContext } from '../../http/request-context.ts'
import { findNewestCompleted } from './newest-understood.store.ts'
import { thinkFor } from './think-for.ts'

export type NewestUnderstood = {
  resume: { id: number; version: number; fileName: string }
  understood: ParsedResume
}

/** What was understood of the person's newest finished version, with their corrections; undefined without one. */
export const findNewestUnderstood = async (ctx: RequestContext): Promise<NewestUnderstood | undefined> => {
  const row = await findNewestCompleted(ctx.db, ctx.user.id)
  if (!row) return undefined
  const { read, understood, ...resume } = row
  return { resume, understood: understood ?? (await thinkFor(ctx, 'parse', read)) }
}
