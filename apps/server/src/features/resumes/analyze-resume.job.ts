import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { resumeAnalyzed } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { uncancelled } from '../../thinking/uncancelled.ts'
import { type AnalysisResult, completeAnalysis, startAnalysis } from './analysis.store.ts'
import { findWholeResume, type ResumeRow } from './resumes.store.ts'
import { runAnalysis } from './run-analysis.ts'
import { unanalyzedResult } from './unanalyzed-result.ts'

const tries = 3
const baseWithinMs = 60_000
const lookEveryMs = 200

export const analyzeResumeJob = defineJob({
  name: 'analyze-resume',
  input: z.object({ userId: z.number().int(), id: z.number().int() }),
  tries,
  expireInSeconds: 120,
  atOnce: 6,
  atOnceOfOne: 4,
})

/** Turns a stored version into its result. Running twice changes nothing: the first result stands. */
export const analyzeResume = async (services: Services, { userId, id }: { userId: number; id: number }) => {
  const row = await startAnalysis(services.db, { userId, id })
  if (!row) return
  const result = await analyze(services, row)
  await services.failPoint('analysis.before-commit')
  await services.db.transaction(async (tx) => {
    const isStored = await completeAnalysis(tx, { userId, id, attempt: row.attempt, result })
    if (isStored) await publish(services, tx, { event: resumeAnalyzed, userId, payload: { resumeId: id } })
  })
}

const analyze = async (services: Services, row: ResumeRow): Promise<AnalysisResult> => {
  // A version that broke every try, or killed its server each time, is completed with what is certain.
  if (row.attempt > tries) return unanalyzedResult(row)
  try {
    return await runEngine(services, row)
  } catch (error) {
    const isHopeless = error instanceof AppError && error.code === 'TOO_COMPLEX_FILE'
    if (row.attempt < tries && !isHopeless) throw error
    services.log.error({ err: error, resumeId: row.id }, 'analysis failed for the last time')
    return unanalyzedResult(row)
  }
}

const runEngine = async (services: Services, row: ResumeRow): Promise<AnalysisResult> => {
  await services.failPoint('analysis.before-parse')
  const base =
    row.basedOn === null ? undefined : await waitForBase(services, { ...row, basedOn: row.basedOn })
  const capabilities = services.thinking.forPerson(row.userId)
  const signal = uncancelled
  const parsed =
    row.understood ?? base?.understood ?? (await capabilities.parseResume(row.read, signal)).result
  await services.failPoint('analysis.before-optimize')
  const { read, targetRole, feedbackWords } = row
  const input = { read, targetRole, feedbackWords, parsed, base, now: services.now(), signal }
  return runAnalysis(capabilities, input)
}

// Feedback may be given while the version it is about is still being analysed; it queues behind that.
const waitForBase = async ({ db }: Services, row: { userId: number; basedOn: number }) => {
  const giveUpAt = Date.now() + baseWithinMs
  for (;;) {
    const base = await findWholeResume(db, { userId: row.userId, id: row.basedOn })
    if (!base || base.status === 'completed') return base
    if (Date.now() > giveUpAt) throw new Error('The version this one is based on was not analysed in time.')
    await sleep(lookEveryMs)
  }
}
