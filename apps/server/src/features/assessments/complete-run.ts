import type { AssessmentResult, assessmentTypes } from '@nextrung/contract/assessments'
import type { JudgedSkill } from '@nextrung/engine/assessment/assess-skill'
import type { Database } from '../../db/client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AssessmentRow, insertHistory, replaceAssessment } from './assessments.store.ts'
import type { RunState } from './run-state.ts'
import { type RunRow, updateRun } from './runs.store.ts'

const typeOf = (previous: AssessmentRow | undefined, now: Date): (typeof assessmentTypes)[number] => {
  if (!previous) return 'initial'
  const due = previous.nextAssessmentDue
  return due === null || due.getTime() <= now.getTime() ? 'periodic' : 'challenge'
}

/** Stores the result of a quiz: in the quiz, as the person's level in the skill, and in its history. */
export const completeRun = async (
  ctx: RequestContext,
  tx: Database,
  { state, judged }: { state: RunState; judged: JudgedSkill },
): Promise<RunRow> => {
  const now = ctx.now()
  const { run, answers, previous } = state
  const { userId, skillName } = run
  const { schedule, level, confidence, strengths, improvementAreas, byDifficulty, basis } = judged
  const result: AssessmentResult = {
    skill: skillName,
    proficiencyLevel: level,
    confidence,
    previousLevel: previous?.proficiencyLevel ?? null,
    assessmentType: typeOf(previous, now),
    assessedAt: now.toISOString(),
    nextAssessmentDue: schedule.due,
    right: answers.filter(({ isRight }) => isRight).length,
    asked: answers.length,
    seenBefore: answers.filter(({ isSeen }) => isSeen).length,
    byDifficulty,
    strengths,
    improvementAreas,
    basis,
    levelName: judged.levelName,
    ...(judged.levelMeaning ? { levelMeaning: judged.levelMeaning } : {}),
  }
  await replaceAssessment(tx, {
    userId,
    skillName,
    proficiencyLevel: level,
    confidence,
    lastAssessed: now,
    nextAssessmentDue: new Date(schedule.due),
    verified: true,
    verificationMethod: 'test',
    evidence: basis,
    schedule,
    remindedAt: null,
  })
  await insertHistory(tx, {
    userId,
    skillName,
    assessmentDate: now,
    previousLevel: result.previousLevel,
    newLevel: level,
    improvementAreas,
    strengths,
    assessmentType: result.assessmentType,
    assessmentDetails: {
      runId: run.id,
      confidence,
      right: result.right,
      asked: result.asked,
      seenBefore: result.seenBefore,
      byDifficulty,
    },
  })
  return updateRun(tx, {
    userId,
    runId: run.id,
    change: { status: 'completed', pendingQuestionId: null, pendingVersion: null, result, endedAt: now },
  })
}
