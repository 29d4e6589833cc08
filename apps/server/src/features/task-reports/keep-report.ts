import { holdLock } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { findContact } from '../identity/identity.public.ts'

const dayMs = 24 * 3600_000

type Row = { status: 'open' | 'closed'; reason: string; note: string | null; createdAt: Date }

/** How a report reads in the operator's mail. */
type Told = {
  /** Of what is reported, as the operator's commands take it. */
  name: string
  /** What is reported, in a sentence. */
  about: string
  why: string
  /** What to do next. */
  end: string
}

/** What somebody finds wrong, and where reports of its kind are stored. */
export type NewReport<Stored extends Row> = {
  reason: Stored['reason']
  note: string | null
  /** In the plural. */
  things: string
  mostPerDay: number
  find: (tx: Database) => Promise<Stored | undefined>
  countSince: (tx: Database, since: Date) => Promise<number>
  save: (tx: Database) => Promise<Stored>
  tell: (stored: Stored) => Told
}

/**
 * Stores a report in place of the person's earlier one about the same thing. The operator gets a mail about the first
 * one, if mail and their address are configured.
 * @throws AppError TOO_MANY_TRIES
 */
export const keepReport = async <Stored extends Row>(
  ctx: RequestContext,
  report: NewReport<Stored>,
): Promise<{ reportedAt: string }> => {
  const { reason, note, find, save, tell } = report
  const { createdAt } = await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', ctx.user.id)
    const before = await find(tx)
    if (before?.status === 'open' && before.reason === reason && before.note === note) return before
    if (!before) await requireQuota(ctx, { tx, ...report })
    const row = await save(tx)
    if (!before) await mailOperator(ctx, { tx, ...tell(row), note })
    return row
  })
  return { reportedAt: createdAt.toISOString() }
}

type Quota = Pick<NewReport<Row>, 'things' | 'mostPerDay' | 'countSince'> & { tx: Database }

const requireQuota = async (ctx: RequestContext, quota: Quota): Promise<void> => {
  const { tx, things, mostPerDay, countSince } = quota
  if ((await countSince(tx, new Date(ctx.now().getTime() - dayMs))) < mostPerDay) return
  throw new AppError(
    'TOO_MANY_TRIES',
    `You have reported ${mostPerDay} ${things} within 24 hours, which is the maximum. Please report others tomorrow.`,
    { retryAfterSeconds: dayMs / 1000 },
  )
}

type Mailed = Told & { note: string | null }

const mailOperator = async (
  ctx: RequestContext,
  { tx, name, about, why, end, note }: Mailed & { tx: Database },
): Promise<void> => {
  const to = ctx.config.operatorEmail
  const contact = to ? await findContact(tx, ctx.user.id) : undefined
  if (!to || !contact) return
  await enqueueMail(ctx, tx, {
    userId: ctx.user.id,
    to,
    replyTo: contact.email,
    subject: `Report about ${name}: ${why}`,
    text: `${contact.displayName} (${contact.email}) reports ${about}: ${why}.

${note ?? 'They added no note.'}

--
${end}
`,
  })
}
