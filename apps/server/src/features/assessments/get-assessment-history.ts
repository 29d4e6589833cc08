import type { getAssessmentHistory as call } from '@nextrung/contract/assessments'
import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { RequestContext } from '../../http/request-context.ts'
import { listHistory } from './assessments.store.ts'
import { resolveSkill } from './resolve-skill.ts'

const mostShown = 100

/** The completed quizzes about a skill, oldest first. */
export const getAssessmentHistory = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const skill = await resolveSkill(ctx.db, params.skill)
  const rows = await listHistory(ctx.db, { userId: ctx.user.id, skill, limit: mostShown })
  return {
    skill,
    entries: rows.map(({ assessmentDetails: { confidence, right, asked }, ...row }) => ({
      id: row.id,
      assessmentDate: row.assessmentDate.toISOString(),
      previousLevel: row.previousLevel,
      newLevel: row.newLevel,
      confidence,
      assessmentType: row.assessmentType,
      right,
      asked,
      strengths: row.strengths,
      improvementAreas: row.improvementAreas,
    })),
  }
}
