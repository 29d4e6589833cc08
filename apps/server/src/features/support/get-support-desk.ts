import type { SupportDesk } from '@nextrung/contract/support'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findContact } from '../identity/identity.public.ts'
import { findPlanName } from './find-plan-name.ts'
import { countQuestionsSince, listQuestions } from './support.store.ts'
import { supportMessageAnswer } from './support-answer.ts'

const maxShown = 50
const dayMs = 24 * 3600_000

/** How a question reaches the operator, and the person's earlier questions. */
export const getSupportDesk = async (ctx: RequestContext): Promise<SupportDesk> => {
  const userId = ctx.user.id
  const contact = await findContact(ctx.db, userId)
  if (!contact) throw notFound('This account')
  const rows = await listQuestions(ctx.db, { userId, limit: maxShown })
  const since = new Date(ctx.now().getTime() - dayMs)
  const { count } = await countQuestionsSince(ctx.db, { userId, since })
  return {
    messages: rows.map(supportMessageAnswer),
    isMailed: ctx.mailer !== undefined && ctx.config.operatorEmail !== undefined,
    repliesTo: contact.email,
    plan: await findPlanName(ctx, userId),
    left: Math.max(0, ctx.config.limits.questionsPerDay - count),
  }
}
