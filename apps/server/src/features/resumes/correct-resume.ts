import type { CallInput } from '@nextrung/contract/call'
import type { correctResume as call, Resume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { runAnalysis } from './run-analysis.ts'

/** Takes the person's corrections and optimises the version again with them. Later versions start from them. */
export const correctResume = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<Resume> => {
  await getCompletedResume(ctx, params.id)
  const own = { userId: ctx.user.id, id: params.id }
  return ctx.db.transaction(async (tx) => {
    await store.lockVersions(tx, ctx.user.id)
    const row = await store.findWholeResume(tx, own)
    if (!row) throw notFound('This resume')
    const before = row.understood ?? ctx.engine.parseResume(row.read)
    const { parsed } = ctx.engine.correctResume({ parsed: before, document: body.document })
    // The wishes that made this version go on to hold; its words were read once.
    const change = runAnalysis(ctx, { ...row, feedbackWords: null, parsed, base: row })
    const corrected = await store.updateResumeRow(tx, { ...own, change })
    if (!corrected) throw notFound('This resume')
    return resumeAnswer(ctx, corrected)
  })
}
