import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import type { AnalysisResult } from './analysis.store.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { findWholeResume } from './resumes.store.ts'
import { runAnalysis } from './run-analysis.ts'
import { isResumeAnswer } from './settled-answers.ts'

/** Analyses a text that does not look like a resume, because the person says that it is theirs. */
export const acceptAsResume = async (
  ctx: RequestContext,
  id: number,
): Promise<AnalysisResult | Record<never, never>> => {
  const { notResume } = await getCompletedResume(ctx, id)
  if (notResume === null) return {}
  const row = await findWholeResume(ctx.db, { userId: ctx.user.id, id })
  if (!row?.understood) throw notFound('This resume')
  const { read, targetRole, feedbackWords, understood, wishes } = row
  const settled = [...(understood.settled ?? []), isResumeAnswer]
  const parsed = { ...understood, settled, isResume: true }
  const base = { document: parsed.document, wishes }
  const learned = await ctx.findLearnedSkills(ctx.user.id)
  const analysis = {
    read,
    targetRole,
    feedbackWords,
    parsed,
    base,
    learned,
    now: ctx.now(),
    signal: uncancelled,
  }
  return runAnalysis(ctx.thinking.forPerson(ctx.user.id), analysis)
}
