import type { CallInput } from '@nextrung/contract/call'
import type { ApplicationStage } from '@nextrung/contract/job-applications'
import type { BoardCard, changeApplication as call } from '@nextrung/contract/job-board'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { startOfDay, statusOfStage } from './add-application.ts'
import {
  type ApplicationRow,
  insertEvent,
  lockApplication,
  type NewApplication,
  updateApplication,
} from './applications.store.ts'
import { boardCards } from './get-board.ts'

type Body = CallInput<typeof call>['body']

const stageNames: Record<ApplicationStage, string> = {
  saved: 'Saved',
  applied: 'Applied',
  'in-review': 'In review',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
}

/** The given fields; those that are missing keep their values. */
const changeOf = (row: ApplicationRow, body: Body): Partial<NewApplication> => {
  const { stage, revision: _, sentOn, ...described } = body
  const given = Object.entries({ ...described, sentOn }).filter(([, value]) => value !== undefined)
  if (row.jobId !== null && given.length > 0)
    throw new AppError(
      'BAD_REQUEST',
      'This application was sent from here, so what it was for cannot be changed. Add a note instead.',
    )
  return {
    ...Object.fromEntries(
      Object.entries(described).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value || null]],
      ),
    ),
    ...(sentOn === undefined ? {} : { sentAt: sentOn === null ? null : startOfDay(sentOn) }),
    ...(stage === undefined ? {} : { stage }),
    // The status of one that was sent from here is what the employer said.
    ...(stage === undefined || row.jobId !== null ? {} : { status: statusOfStage[stage] }),
  }
}

/** Moves an application to another stage, or changes what the person added by hand. */
export const changeApplication = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<BoardCard> => {
  const own = { userId: ctx.user.id, id: params.id }
  return ctx.db.transaction(async (tx) => {
    const row = await lockApplication(tx, own)
    if (!row || row.deletedAt !== null) throw notFound('This application')
    const change = changeOf(row, body)
    const isSame = Object.entries(change).every(
      ([name, value]) => JSON.stringify(row[name as keyof ApplicationRow]) === JSON.stringify(value),
    )
    if (!isSame && body.revision !== undefined && body.revision !== row.revision)
      throw new AppError(
        'CONFLICT',
        'This application was changed elsewhere in the meantime. Look at it again, then repeat your change.',
      )
    const now = ctx.now()
    const changed = isSame
      ? row
      : await updateApplication(tx, {
          ...own,
          change: { ...change, revision: row.revision + 1, lastUpdated: now },
        })
    if (body.stage && body.stage !== row.stage)
      await insertEvent(tx, {
        userId: own.userId,
        applicationId: row.id,
        kind: 'stage',
        says: `Moved to ${stageNames[body.stage]} by you.`,
        at: now,
      })
    const [card] = await boardCards(tx, { userId: own.userId, rows: [changed ?? row] })
    if (!card) throw new Error('An application has no card.')
    return card
  })
}
