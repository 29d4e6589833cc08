import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { type AnalysisResult, completeAnalysis, type ResumeRow, startAnalysis } from './resumes.store.ts'
import { unanalyzedResult } from './unanalyzed-result.ts'

const tries = 3

export const analyzeResumeJob = defineJob({
  name: 'analyze-resume',
  input: z.object({ userId: z.number().int(), id: z.number().int() }),
  tries,
  expireInSeconds: 120,
  atOnce: 2,
})

/** Turns a stored upload into its result. Running twice changes nothing: the first result stands. */
export const analyzeResume = async (services: Services, { userId, id }: { userId: number; id: number }) => {
  const row = await startAnalysis(services.db, { userId, id })
  if (!row) return
  const result = await analyze(services, row)
  await services.failPoint('analysis.before-commit')
  await completeAnalysis(services.db, { userId, id, attempt: row.attempt, result })
}

const analyze = async (services: Services, row: ResumeRow): Promise<AnalysisResult> => {
  // A version that broke every try, or killed its server each time, is completed with what is certain.
  if (row.attempt > tries) return unanalyzedResult(row)
  try {
    return await runEngine(services, row)
  } catch (error) {
    if (row.attempt < tries) throw error
    services.log.error({ err: error, resumeId: row.id }, 'analysis failed for the last time')
    return unanalyzedResult(row)
  }
}

const runEngine = async ({ engine, failPoint, now }: Services, row: ResumeRow): Promise<AnalysisResult> => {
  await failPoint('analysis.before-parse')
  const parsed = engine.parseResume(row.read)
  await failPoint('analysis.before-optimize')
  const optimized = engine.optimizeResume({
    read: row.read,
    parsed,
    targetRole: TargetRole.safeParse(row.targetRole).data,
    today: now().toISOString().slice(0, 10),
  })
  return {
    optimizedContent: optimized.text,
    skills: parsed.skills,
    feedback: JSON.stringify(optimized.suggestions),
    document: optimized.document,
    evidence: optimized.evidence,
    engine: engine.name,
  }
}
