import type { LearningPlan } from '@nextrung/contract/learning-plan'
import type { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { learningPlanAnswer } from './learning-plan-answer.ts'

/** The stored plan with everything the person did on it. Stores nothing. */
export const getLearningPlan = (ctx: RequestContext): Promise<Answer<LearningPlan>> => learningPlanAnswer(ctx)
