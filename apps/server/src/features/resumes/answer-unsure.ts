import type { CallInput } from '@nextrung/contract/call'
import type { answerUnsure as call } from '@nextrung/contract/resume-answers'
import type { Resume } from '@nextrung/contract/resumes'
import { answerUnsure as applyAnswers } from '@nextrung/engine/resumes/answer-unsure'
import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { holdLock } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import type { AnalysisResult } from './analysis.store.ts'
import { compareWithPreviousVersion } from './compare-with-previous-version.ts'
import { storeComparison } from './comparisons.store.ts'
import { correctedReason, isOpenSitting } from './corrected-version.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { type Comparisons, recompare } from './recompare.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { runAnalysis } from './run-analysis.ts'
import { requireVersionQuota } from './storage-quota.ts'

type Input = CallInput<typeof call>
type Stored = store.ShownResumeRow | undefined

const tries = 5
const newerThanAll = 2 ** 31 - 1

/** Settles or mends the fields that were asked about. All changes of one sitting make one version. */
export const answerUnsure = async (ctx: RequestContext, input: Input): Promise<Resume> => {
  await getCompletedResume(ctx, input.params.id)
  for (let attempt = 1; attempt <= tries; attempt++) {
    const target = await findTarget(ctx, input.params.id)
    const understood = await understoodOf(ctx, target.row)
    const answered = applyAnswers(understood, input.body.answers)
    const stored = answered.isChanged
      ? await storeChange(ctx, { target, answered })
      : await storeUnlessChanged(ctx, target, (tx) => keepSettled(tx, target.row, answered.parsed))
    if (stored) return resumeAnswer(stored)
  }
  throw new AppError('CONFLICT', 'This version was changed at the same time. Please try again.')
}

type Target = { row: store.ResumeRow; newestId: number; isOpen: boolean }

/** The version that answers about a version go into. */
const findTarget = async (ctx: RequestContext, id: number): Promise<Target> => {
  const newest = await store.findNewestResume(ctx.db, ctx.user.id)
  const isOpen = isOpenSitting(newest, { id, now: ctx.now() })
  const row = isOpen ? newest : await store.findWholeResume(ctx.db, { userId: ctx.user.id, id })
  if (!row || !newest) throw notFound('This resume')
  return { row, newestId: newest.id, isOpen }
}

const understoodOf = async (ctx: RequestContext, { understood, read }: store.ResumeRow) =>
  understood ?? (await ctx.thinking.forPerson(ctx.user.id).parseResume(read, uncancelled)).result

/** Stores something unless the version or the list has changed since; undefined if so. */
const storeUnlessChanged = (
  ctx: RequestContext,
  target: Target,
  write: (tx: Database) => Promise<Stored>,
): Promise<Stored> =>
  ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', ctx.user.id)
    const now = await store.findWholeResume(tx, { userId: ctx.user.id, id: target.row.id })
    if (!now) throw notFound('This resume')
    const isSame =
      JSON.stringify(now.understood) === JSON.stringify(target.row.understood) &&
      now.usedAt?.getTime() === target.row.usedAt?.getTime() &&
      (await store.findNewestResume(tx, ctx.user.id))?.id === target.newestId
    return isSame ? write(tx) : undefined
  })

const keepSettled = (tx: Database, { userId, id }: store.ResumeRow, understood: ParsedResume) =>
  store.updateResumeRow(tx, { userId, id, change: { understood } })

type Change = { target: Target; answered: ReturnType<typeof applyAnswers> }

// The engine works outside the transaction, which would block everyone on the embedded database.
const storeChange = async (ctx: RequestContext, { target, answered }: Change): Promise<Stored> => {
  const { row, isOpen } = target
  const result = await optimizeAgain(ctx, { row, answered })
  if (isOpen) {
    const comparisons = await recompare(ctx, { ...row, ...result })
    return storeUnlessChanged(ctx, target, (tx) => changeVersion(tx, { row, result, comparisons }))
  }
  const compared = { ...row, ...result, version: newerThanAll }
  const comparisonResult = await compareWithPreviousVersion(ctx, compared)
  return storeUnlessChanged(ctx, target, async (tx) => {
    await requireVersionQuota(ctx, tx)
    const { id, version, createdAt, updatedAt, attempt, label, usedAt, ...content } = row
    const change = { ...result, comparisonResult, reason: correctedReason, feedbackWords: null }
    return store.insertResume(tx, { ...content, ...change, basedOn: id })
  })
}

const optimizeAgain = async (
  ctx: RequestContext,
  { row, answered }: { row: store.ResumeRow; answered: Change['answered'] },
): Promise<AnalysisResult> => {
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const today = ctx.now().toISOString().slice(0, 10)
  const corrections = { parsed: answered.parsed, document: answered.document, today }
  const { parsed } = (await capabilities.correctResume(corrections, uncancelled)).result
  const { read, targetRole, wishes } = row
  // The wishes behind this version still apply; its feedback text was already read.
  const base = { document: row.document, wishes }
  const now = ctx.now()
  const analysis = { read, targetRole, feedbackWords: null, parsed, base, now, signal: uncancelled }
  return runAnalysis(capabilities, analysis)
}

type Changed = { row: store.ResumeRow; result: AnalysisResult; comparisons: Comparisons }

const changeVersion = async (tx: Database, { row, result, comparisons }: Changed): Promise<Stored> => {
  for (const one of comparisons) await storeComparison(tx, { userId: row.userId, ...one })
  return store.updateResumeRow(tx, { userId: row.userId, id: row.id, change: result })
}
