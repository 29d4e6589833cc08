import type { CallInput } from '@nextrung/contract/call'
import type { correctResume as call, Resume } from '@nextrung/contract/resumes'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import type { AnalysisResult } from './analysis.store.ts'
import { storeComparison } from './comparisons.store.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { type Comparisons, recompare } from './recompare.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { runAnalysis } from './run-analysis.ts'

type Input = CallInput<typeof call>

const tries = 5

/** Applies the person's corrections and optimizes the version again. Later versions build on the corrections. */
export const correctResume = async (ctx: RequestContext, input: Input): Promise<Resume> => {
  await getCompletedResume(ctx, input.params.id)
  for (let attempt = 1; attempt <= tries; attempt++) {
    const row = await store.findWholeResume(ctx.db, { userId: ctx.user.id, id: input.params.id })
    if (!row) throw notFound('This resume')
    const change = await correctedRow(ctx, { row, input })
    const comparisons = await recompare(ctx, { ...row, ...change })
    const stored = await storeUnlessChanged(ctx, { row, change, comparisons })
    if (stored) return stored
  }
  throw new AppError('CONFLICT', 'This version was changed at the same time. Please try again.')
}

// Outside the transaction, which would block everyone on the embedded database.
const correctedRow = async (
  ctx: RequestContext,
  { row, input }: { row: store.ResumeRow; input: Input },
): Promise<AnalysisResult> => {
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const signal = uncancelled
  const before = row.understood ?? (await capabilities.parseResume(row.read, signal)).result
  const { document } = input.body
  const today = ctx.now().toISOString().slice(0, 10)
  const corrected = (await capabilities.correctResume({ parsed: before, document, today }, signal)).result
  // Whoever fills in the fields of a resume says that it is one.
  const parsed = { ...corrected.parsed, isResume: true }
  const { read, targetRole, wishes } = row
  // The wishes behind this version still apply; its feedback text was already read.
  const base = { document: row.document, wishes }
  const analysis = { read, targetRole, feedbackWords: null, parsed, base, now: ctx.now(), signal }
  return runAnalysis(capabilities, analysis)
}

type Corrected = { row: store.ResumeRow; change: AnalysisResult; comparisons: Comparisons }

const storeUnlessChanged = (
  ctx: RequestContext,
  { row, change, comparisons }: Corrected,
): Promise<Resume | undefined> =>
  ctx.db.transaction(async (tx) => {
    const own = { userId: ctx.user.id, id: row.id }
    await holdLock(tx, 'person', own.userId)
    const now = await store.findWholeResume(tx, own)
    if (!now) throw notFound('This resume')
    if (JSON.stringify(now.understood) !== JSON.stringify(row.understood)) return undefined
    for (const one of comparisons) await storeComparison(tx, { userId: own.userId, ...one })
    const corrected = await store.updateResumeRow(tx, { ...own, change })
    return corrected && resumeAnswer(corrected)
  })
