import { isDeepStrictEqual } from 'node:util'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Resume } from '@nextrung/contract/resumes'
import type { Corrections } from '@nextrung/engine/resumes/correct-resume'
import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { holdLock } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import { compareWithPreviousVersion } from './compare-with-previous-version.ts'
import { correctedReason, isOpenSitting } from './corrected-version.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { resumeAnswer } from './resume-answer.ts'
import * as store from './resumes.store.ts'
import { runAnalysis } from './run-analysis.ts'
import { requireVersionQuota } from './storage-quota.ts'

type Stored = store.ShownResumeRow | undefined

export type Correction = {
  id: number
  /** What was understood, without questions this settles, and the document as the person wants it. */
  apply: (understood: ParsedResume) => { parsed: ParsedResume; document: ResumeDocument }
  /** A line of the document about something shown here. */
  shownLine?: Corrections['shownLine']
  /** Whether it may change the fields of a version that is based on the one it is about. */
  fitsLaterVersion: boolean
}

const maxAttempts = 5
const newerThanAll = 2 ** 31 - 1

/**
 * Stores the person's correction of a version. The first that changes something makes a version, and further ones of
 * the same sitting go into it; one that only settles questions makes none. Answers the version that holds it.
 */
export const correctVersion = async (ctx: RequestContext, correction: Correction): Promise<Resume> => {
  await getCompletedResume(ctx, correction.id)
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const target = await findTarget(ctx, correction)
    const change = await applyTo(ctx, { row: target.row, correction })
    const stored = await storeChange(ctx, { target, change })
    if (stored) return resumeAnswer(stored)
  }
  throw new AppError('CONFLICT', 'This version was changed at the same time. Please try again.')
}

type Target = {
  row: store.ResumeRow
  newest: store.ResumeRow
  /** Whether a change goes into the row; otherwise it makes a version. */
  isOpen: boolean
}

const findTarget = async (ctx: RequestContext, { id, fitsLaterVersion }: Correction): Promise<Target> => {
  const newest = await store.findNewestResume(ctx.db, ctx.user.id)
  const isOpen = isOpenSitting(newest, { id, now: ctx.now() }) && (fitsLaterVersion || newest.id === id)
  const row = isOpen ? newest : await store.findWholeResume(ctx.db, { userId: ctx.user.id, id })
  if (!row || !newest) throw notFound('This resume')
  return { row, newest, isOpen }
}

type Change = { before: ParsedResume; settled: ParsedResume; corrected: ParsedResume }

const applyTo = async (
  ctx: RequestContext,
  { row, correction }: { row: store.ResumeRow; correction: Correction },
): Promise<Change> => {
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const before = row.understood ?? (await capabilities.parseResume(row.read, uncancelled)).result
  const { parsed, document } = correction.apply(before)
  const today = ctx.now().toISOString().slice(0, 10)
  const { shownLine } = correction
  const corrections = { parsed, document, today, ...(shownLine ? { shownLine } : {}) }
  const { result } = await capabilities.correctResume(corrections, uncancelled)
  return { before, settled: parsed, corrected: result.parsed }
}

type Storing = { target: Target; change: Change }

// The database stores the keys of a JSON value in an order of its own.
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

const contentOf = ({ document, isResume }: ParsedResume) => [document, isResume !== false]

// The engine works outside the transaction, which would block everyone on the embedded database.
const storeChange = async (ctx: RequestContext, { target, change }: Storing): Promise<Stored> => {
  const { row, newest, isOpen } = target
  if (isSame(contentOf(change.corrected), contentOf(change.before)))
    return storeUnlessChanged(ctx, target, (tx) => keepSettled(tx, { target, change }))
  if (!isOpen && isRepeated(ctx, { target, change }))
    return storeUnlessChanged(ctx, target, (tx) => findShown(tx, newest))
  return isOpen
    ? changeVersion(ctx, { target, result: await optimizeAgain(ctx, row, change.corrected) })
    : addVersion(ctx, { target, result: await optimizeAgain(ctx, row, change.corrected) })
}

/** Whether this correction already made the newest version, so a repeated request makes no other. */
const isRepeated = (ctx: RequestContext, { target, change }: Storing): boolean => {
  const { row, newest } = target
  const isOpen = isOpenSitting(newest, { id: row.id, now: ctx.now() })
  return (
    isOpen && newest.understood !== null && isSame(contentOf(newest.understood), contentOf(change.corrected))
  )
}

/** Stores something unless the version or the list has changed since; undefined if so. */
const storeUnlessChanged = (
  ctx: RequestContext,
  { row, newest }: Target,
  write: (tx: Database) => Promise<Stored>,
): Promise<Stored> =>
  ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', ctx.user.id)
    const now = await store.findWholeResume(tx, { userId: ctx.user.id, id: row.id })
    if (!now) throw notFound('This resume')
    const isUnchanged =
      isSame(now.understood, row.understood) &&
      now.usedAt?.getTime() === row.usedAt?.getTime() &&
      (await store.findNewestResume(tx, ctx.user.id))?.id === newest.id
    return isUnchanged ? write(tx) : undefined
  })

const findShown = (tx: Database, { userId, id }: store.ResumeRow): Promise<Stored> =>
  store.findResume(tx, { userId, id })

const keepSettled = async (tx: Database, { target, change }: Storing): Promise<Stored> => {
  const { row } = target
  if (isSame(change.settled, change.before)) return findShown(tx, row)
  return store.updateResumeRow(tx, { userId: row.userId, id: row.id, change: { understood: change.settled } })
}

const optimizeAgain = async (ctx: RequestContext, row: store.ResumeRow, parsed: ParsedResume) => {
  const { read, targetRole, wishes } = row
  // The wishes behind this version still apply; its feedback text was already read.
  const base = { document: row.document, wishes }
  const analysis = {
    read,
    targetRole,
    feedbackWords: null,
    parsed,
    base,
    learned: await ctx.findLearnedSkills(ctx.user.id),
    now: ctx.now(),
    signal: uncancelled,
  }
  return runAnalysis(ctx.thinking.forPerson(ctx.user.id), analysis)
}

type Result = { target: Target; result: Awaited<ReturnType<typeof optimizeAgain>> }

const changeVersion = async (ctx: RequestContext, { target, result }: Result): Promise<Stored> => {
  const { row } = target
  const comparisonResult = await compareWithPreviousVersion(ctx, { ...row, ...result })
  const change = { ...result, comparisonResult }
  return storeUnlessChanged(ctx, target, (tx) =>
    store.updateResumeRow(tx, { userId: row.userId, id: row.id, change }),
  )
}

const addVersion = async (ctx: RequestContext, { target, result }: Result): Promise<Stored> => {
  const compared = { ...target.row, ...result, version: newerThanAll }
  const comparisonResult = await compareWithPreviousVersion(ctx, compared)
  return storeUnlessChanged(ctx, target, async (tx) => {
    await requireVersionQuota(ctx, tx)
    const { id, version, createdAt, updatedAt, attempt, label, usedAt, ...content } = target.row
    const change = { ...result, comparisonResult, reason: correctedReason, feedbackWords: null }
    return store.insertResume(tx, { ...content, ...change, basedOn: id })
  })
}
