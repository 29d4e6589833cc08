import type { TargetRole } from '@nextrung/contract/roles'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { QuestionRow } from '../assessments/assessments.public.ts'
import { currentSet, type DrawnSet, dayMs, type SetKey } from './current-set.ts'
import { listDrawsSince } from './draws.store.ts'
import type { SessionRow } from './sessions.store.ts'

/** Under which kind of practice a type of question is asked. */
export const scenarioOf = {
  technical: 'technical',
  behavioral: 'behavioral',
  leadership: 'behavioral',
  system_design: 'system_design',
} as const

type Asked = { session: SessionRow; question: QuestionRow }

// Quizzes about design are technical questions, and interviews for some roles ask them about system design.
const keysOf = (ctx: RequestContext, { session, question }: Asked): SetKey[] => {
  const scenarios = [
    ...(question.questionType === 'technical' && question.isMultipleChoice
      ? (['system_design', 'technical'] as const)
      : [scenarioOf[question.questionType]]),
  ].sort((a, b) => Number(b === session.scenarioType) - Number(a === session.scenarioType))
  return scenarios.map((scenarioType) => ({
    userId: ctx.user.id,
    // Sessions are only started for known roles.
    roleTitle: session.roleTitle as TargetRole,
    scenarioType,
    difficultyLevel: question.difficultyLevel,
    isMultipleChoice: question.isMultipleChoice,
  }))
}

/** The set that the question is in, and whose it is. */
export type OwnQuestion = { key: SetKey; set: DrawnSet }

/**
 * Finds the set that a question belongs to: a current one, or one that another tab may still show.
 * @throws AppError CONFLICT for a question of none of the person's sets
 */
export const findOwnQuestion = async (ctx: RequestContext, asked: Asked): Promise<OwnQuestion> => {
  const { id } = asked.question
  const now = ctx.now()
  const isIn = ({ questions }: Pick<DrawnSet, 'questions'>) => questions.some((one) => one.id === id)
  const since = new Date(now.getTime() - 2 * dayMs)
  const recent = await listDrawsSince(ctx.db, { userId: ctx.user.id, since })
  const keys = keysOf(ctx, asked)
  for (const key of keys) {
    const draw = recent.find(
      (one) =>
        one.roleTitle === key.roleTitle &&
        one.scenarioType === key.scenarioType &&
        one.difficultyLevel === key.difficultyLevel &&
        isIn(one),
    )
    if (draw) return { key, set: { questions: draw.questions, draw } }
  }
  const gaps = await ctx.findPathGaps(ctx)
  for (const key of keys) {
    const set = await currentSet(ctx.db, { key, gaps, now })
    if (isIn(set)) return { key, set }
  }
  throw new AppError(
    'CONFLICT',
    'This question is not in your set any more. Load the questions again, and choose one of them.',
  )
}
