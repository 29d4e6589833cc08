import type { DailyStep } from '@nextrung/contract/learning-plan'
import type { RequestContext } from '../../http/request-context.ts'
import { dailyStepAnswer } from './daily-step-answer.ts'

/** The one thing that moves the person most today. Stores nothing. */
export const getNextStep = (ctx: RequestContext): Promise<DailyStep> => dailyStepAnswer(ctx)
