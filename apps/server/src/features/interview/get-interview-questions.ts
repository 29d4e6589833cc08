import type { CallInput } from '@nextrung/contract/call'
import type { getInterviewQuestions as call, InterviewQuestion } from '@nextrung/contract/interview'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listQuestionRows } from '../assessments/assessments.public.ts'
import { currentSet, type DrawnSet, type SetKey } from './current-set.ts'
import { practiceRole } from './practice-role.ts'
import { regenerateSet } from './regenerate-set.ts'
import { listPastAnswers } from './responses.store.ts'
import { shownQuestion } from './shown-question.ts'

/** @throws AppError FOREIGN_ORIGIN if another site made the browser send the request */
const refuseOtherSites = ({ request }: RequestContext): void => {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isForeign = site === 'cross-site' || site === 'same-site'
  if (isForeign || (origin !== null && !request.isOwnUrl(origin)))
    throw new AppError('FOREIGN_ORIGIN', 'This request came from another website and was refused.')
}

const shown = async (ctx: RequestContext, { questions }: DrawnSet): Promise<InterviewQuestion[]> => {
  const rows = await listQuestionRows(
    ctx.db,
    questions.map(({ id }) => id),
  )
  const past = await listPastAnswers(ctx.db, ctx.user.id)
  return questions.flatMap(({ id, why }) => {
    const row = rows.find((one) => one.id === id)
    const last = past.find(({ questionId }) => questionId === id)
    const seenBefore = last && { when: last.at.toISOString(), lastScore: last.score }
    // An open set still holds what it was drawn for.
    const isOutdated = last !== undefined && why.kind === 'unseen'
    return row ? shownQuestion(row, { why: isOutdated ? undefined : why, seenBefore }) : []
  })
}

/** The person's questions for a role and scenario; with `forceRegenerate` another set, which is stored. */
export const getInterviewQuestions = async (
  ctx: RequestContext,
  { params, query }: CallInput<typeof call>,
): Promise<InterviewQuestion[]> => {
  const isForced = query.forceRegenerate === 'true'
  if (isForced) refuseOtherSites(ctx)
  const key: SetKey = {
    userId: ctx.user.id,
    roleTitle: practiceRole(params.role),
    scenarioType: params.scenarioType,
    difficultyLevel: query.difficulty ?? 'intermediate',
    isMultipleChoice: query.multipleChoice === 'true',
  }
  const gaps = await ctx.findPathGaps(ctx)
  const set = isForced
    ? await regenerateSet(ctx, { key, gaps })
    : await currentSet(ctx.db, { key, gaps, now: ctx.now() })
  return shown(ctx, set)
}
