import { z } from 'zod'
import type { Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { resumeAnalyzed } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import {
  type AnalysisResult,
  completeAnalysis,
  listWaitingVersions,
  startAnalysis,
} from './analysis.store.ts'
import { compareWithPreviousVersion } from './compare-with-previous-version.ts'
import { findWholeResume, type ResumeRow } from './resumes.store.ts'
import { runAnalysis } from './run-analysis.ts'
import { withSettledAnswers } from './settled-answers.ts'
import { unanalyzedResult } from './unanalyzed-result.ts'

const maxAttempts = 3

export const analyzeResumeJob = defineJob({
  name: 'analyze-resume',
  input: z.object({ userId: z.number().int(), id: z.number().int() }),
  maxAttempts,
  expireInSeconds: 120,
  concurrency: 6,
  concurrencyPerPerson: 4,
})

/** Analyzes a stored version, then enqueues the versions waiting for it. Idempotent: the first result wins. */
export const analyzeResume = async (services: Services, { userId, id }: { userId: number; id: number }) => {
  const row = await startAnalysis(services.db, { userId, id })
  if (!row) return
  const result = await analyze(services, row)
  const comparisonResult =
    result.engine === null || result.document === null
      ? null
      : await compareWithPreviousVersion(services, { ...row, ...result })
  await services.failPoint('analysis.before-commit')
  await services.db.transaction(async (tx) => {
    const finished = { userId, id, attempt: row.attempt, result: { ...result, comparisonResult } }
    if (!(await completeAnalysis(tx, finished))) return
    for (const version of await listWaitingVersions(tx, { userId, id }))
      await services.queue.enqueue(tx, analyzeResumeJob, version)
    await publish(services, tx, { event: resumeAnalyzed, userId, payload: { resumeId: id } })
  })
}

const analyze = async (services: Services, row: ResumeRow): Promise<AnalysisResult> => {
  // A version that failed every attempt, or crashed its server each time, is completed with its unanalyzed text.
  if (row.attempt > maxAttempts) return unanalyzedResult(row)
  try {
    return await runEngine(services, row)
  } catch (error) {
    const isPermanent = error instanceof AppError && error.code === 'TOO_COMPLEX_FILE'
    if (row.attempt < maxAttempts && !isPermanent) throw error
    services.log.error({ err: error, resumeId: row.id }, 'analysis failed for the last time')
    return unanalyzedResult(row)
  }
}

const runEngine = async (services: Services, row: ResumeRow): Promise<AnalysisResult> => {
  await services.failPoint('analysis.before-parse')
  // The base is complete or deleted by now: this job was enqueued when it finished.
  const base =
    row.basedOn === null
      ? undefined
      : await findWholeResume(services.db, { userId: row.userId, id: row.basedOn })
  const capabilities = services.thinking.forPerson(row.userId)
  const signal = uncancelled
  const parsed = row.understood ?? base?.understood ?? (await parse(services, { row, signal }))
  await services.failPoint('analysis.before-optimize')
  const { read, targetRole, feedbackWords } = row
  const learned = await services.findLearnedSkills(row.userId)
  const input = { read, targetRole, feedbackWords, parsed, base, learned, now: services.now(), signal }
  return runAnalysis(capabilities, input)
}

const parse = async (services: Services, { row, signal }: { row: ResumeRow; signal: AbortSignal }) => {
  const { result } = await services.thinking.forPerson(row.userId).parseResume(row.read, signal)
  return withSettledAnswers(services.db, { ...row, understood: result })
}
