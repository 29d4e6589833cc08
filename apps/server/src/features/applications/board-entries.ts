import type { CallInput } from '@nextrung/contract/call'
import {
  addBoardEntry as addCall,
  type BoardEntry,
  type BoardEntryValues,
  boardLimits,
  type deleteBoardEntry as deleteCall,
  type saveBoardEntry as saveCall,
} from '@nextrung/contract/job-board'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { once } from '../../idempotency/once.ts'
import {
  countEntries,
  deleteEntry,
  type EntryRow,
  findEntry,
  insertEntry,
  updateEntry,
} from './entries.store.ts'
import { findOwnApplication } from './own-application.ts'

export const entryAnswer = ({ id, kind, text, dueOn, isDone, createdAt }: EntryRow): BoardEntry => ({
  id,
  kind,
  text,
  dueOn,
  isDone,
  createdAt: createdAt.toISOString(),
})

const valuesOf = ({ kind, text, dueOn, isDone }: BoardEntryValues) => ({
  kind,
  text,
  dueOn: kind === 'reminder' ? (dueOn ?? null) : null,
  isDone: kind === 'reminder' && isDone === true,
})

const gone = () => notFound('This entry')

/** Adds a note, a contact or a reminder to an application. */
export const addBoardEntry = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof addCall>,
): Promise<BoardEntry> => {
  const own = { userId: ctx.user.id, applicationId: params.id }
  const request = await describeRequest(ctx, { call: addCall, asked: { ...params, ...body } })
  const row = await ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        await findOwnApplication(tx, { userId: own.userId, id: own.applicationId })
        if ((await countEntries(tx, own)) >= boardLimits.entries)
          throw new AppError(
            'CONFLICT',
            `An application has room for ${boardLimits.entries} notes, contacts and reminders. Delete one first.`,
          )
        return insertEntry(tx, { ...own, ...valuesOf(body), createdAt: ctx.now() })
      },
      keep: ({ id }) => ({ answerId: id }),
      recall: async ({ answerId }) => {
        const entry = await findEntry(tx, { ...own, id: answerId ?? 0 })
        if (!entry) throw gone()
        return entry
      },
    }),
  )
  return entryAnswer(row)
}

export const saveBoardEntry = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof saveCall>,
): Promise<BoardEntry> => {
  const userId = ctx.user.id
  await findOwnApplication(ctx.db, { userId, id: params.id })
  const own = { userId, applicationId: params.id, id: params.entryId }
  const row = await updateEntry(ctx.db, { ...own, change: valuesOf(body) })
  if (!row) throw gone()
  return entryAnswer(row)
}

export const deleteBoardEntry = async (
  ctx: RequestContext,
  { params }: CallInput<typeof deleteCall>,
): Promise<{ id: number }> => {
  const userId = ctx.user.id
  await findOwnApplication(ctx.db, { userId, id: params.id })
  if (!(await deleteEntry(ctx.db, { userId, applicationId: params.id, id: params.entryId }))) throw gone()
  return { id: params.entryId }
}
