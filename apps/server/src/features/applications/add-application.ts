import type { CallInput } from '@nextrung/contract/call'
import type { ApplicationStage } from '@nextrung/contract/job-applications'
import { jobLimits } from '@nextrung/contract/job-automation'
import { type BoardCard, addApplication as call } from '@nextrung/contract/job-board'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { once } from '../../idempotency/once.ts'
import {
  type ApplicationRow,
  countApplications,
  insertApplication,
  insertEvent,
} from './applications.store.ts'
import { boardCards } from './get-board.ts'
import { findOwnApplication } from './own-application.ts'

type Body = CallInput<typeof call>['body']

/** What a stage means as the status of an application that was made elsewhere. */
export const statusOfStage: Record<ApplicationStage, string> = {
  saved: 'saved',
  applied: 'submitted',
  'in-review': 'under_review',
  interview: 'interview_scheduled',
  offer: 'offer',
  closed: 'closed',
}

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

const add = async (ctx: RequestContext, tx: Database, body: Body): Promise<ApplicationRow> => {
  const userId = ctx.user.id
  if ((await countApplications(tx, userId)) >= jobLimits.applications)
    throw new AppError(
      'CONFLICT',
      `There is room for ${jobLimits.applications} applications. Delete one first.`,
    )
  const now = ctx.now()
  const { title, company, location, link, description, sentOn, stage } = body
  const row = await insertApplication(tx, {
    userId,
    isSample: false,
    isAutomatic: false,
    title,
    company,
    location: location || null,
    link: link ?? null,
    description: description || null,
    status: statusOfStage[stage],
    nextSteps: [],
    stage,
    sentAt: sentOn ? startOfDay(sentOn) : null,
    createdAt: now,
    lastUpdated: now,
  })
  if (!row) throw new Error('The database returned no row for an application.')
  const event = { userId, applicationId: row.id, kind: 'added', says: 'Added by you.', at: now }
  await insertEvent(tx, event)
  return row
}

/** Adds an application that was made elsewhere, or a job to apply for. */
export const addApplication = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<BoardCard> => {
  const userId = ctx.user.id
  const request = await describeRequest(ctx, { call, asked: body })
  return ctx.db.transaction(async (tx) => {
    const row = await once(tx, {
      request,
      perform: () => add(ctx, tx, body),
      keep: ({ id }) => ({ answerId: id }),
      recall: ({ answerId }) => findOwnApplication(tx, { userId, id: answerId ?? 0 }),
    })
    const [card] = await boardCards(tx, { userId, rows: [row] })
    if (!card) throw new Error('An application has no card.')
    return card
  })
}
