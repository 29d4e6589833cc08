import type { CallInput } from '@nextrung/contract/call'
import { askForHelp as call, type SupportMessage } from '@nextrung/contract/support'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { once } from '../../idempotency/once.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { findContact } from '../identity/identity.public.ts'
import { findPlanName } from './find-plan-name.ts'
import * as store from './support.store.ts'
import { supportMessageAnswer } from './support-answer.ts'

const dayMs = 24 * 3600_000

/** Stores the question for the operator, and mails it if mail and the operator's address are configured. */
export const askForHelp = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<SupportMessage> => {
  const userId = ctx.user.id
  const request = await describeRequest(ctx, { call, asked: body })
  const contact = await findContact(ctx.db, userId)
  if (!contact) throw notFound('This account')
  const plan = await findPlanName(ctx, userId)
  const now = ctx.now()
  const row = await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        await requireQuestionQuota(ctx, tx)
        const isPriority = plan !== null
        const question = await store.insertQuestion(tx, { userId, ...body, plan, isPriority, createdAt: now })
        await mailOperator(ctx, tx, { contact, question })
        return question
      },
      keep: ({ id }) => ({ answerId: id }),
      recall: ({ answerId }) => recallQuestion(tx, { userId, id: answerId }),
    }),
  )
  return supportMessageAnswer(row)
}

const recallQuestion = async (tx: Database, { userId, id }: { userId: number; id: number | null }) => {
  const question = id === null ? undefined : await store.findQuestion(tx, { userId, id })
  if (!question) throw notFound('This question')
  return question
}

const requireQuestionQuota = async (ctx: RequestContext, tx: Database) => {
  const max = ctx.config.limits.questionsPerDay
  const now = ctx.now().getTime()
  const { count, first } = await store.countQuestionsSince(tx, {
    userId: ctx.user.id,
    since: new Date(now - dayMs),
  })
  if (count < max) return
  const waitMs = (first?.getTime() ?? now) + dayMs - now
  throw new AppError(
    'TOO_MANY_TRIES',
    `You have asked ${max} questions within 24 hours, which is the maximum on this server. Please ask again later.`,
    { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  )
}

type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>
type Told = { contact: Contact; question: store.SupportMessageRow }

const mailOperator = async (ctx: RequestContext, tx: Database, { contact, question }: Told) => {
  const to = ctx.config.operatorEmail
  if (!to) return
  const { id, subject, message, plan, isPriority } = question
  const signIn =
    contact.signInEmail === contact.email ? '' : `\nSigns in with the address ${contact.signInEmail}`
  await enqueueMail(ctx, tx, {
    userId: ctx.user.id,
    to,
    replyTo: contact.email,
    subject: `${isPriority ? '[Priority] ' : ''}Question ${id}: ${subject}`,
    text: `${contact.displayName} (${contact.email}) asks:

${message}

--
Question ${id}, ${question.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC
Plan: ${plan ?? 'none'}${signIn}
Answer this mail to reach the person, and then: npm run support -- close ${id}
`,
  })
}
