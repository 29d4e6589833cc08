import { type Board, type BoardCard, boardLimits } from '@nextrung/contract/job-board'
import type { Database } from '../../db/client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { applicationAnswer } from './application-answer.ts'
import { type ApplicationRow, listApplicationRows, listEvents } from './applications.store.ts'
import { entryAnswer } from './board-entries.ts'
import { listEntryRows } from './entries.store.ts'

/** Applications as cards of the board, with their entries and what happened to them. */
export const boardCards = async (
  db: Database,
  { userId, rows }: { userId: number; rows: readonly ApplicationRow[] },
): Promise<BoardCard[]> => {
  const ids = rows.map(({ id }) => id)
  const events = Map.groupBy(await listEvents(db, { userId, ids }), ({ applicationId }) => applicationId)
  const entries = Map.groupBy(await listEntryRows(db, { userId, ids }), ({ applicationId }) => applicationId)
  return rows.map((row) => ({
    ...applicationAnswer(row, events.get(row.id) ?? []),
    link: row.link,
    description: row.description,
    revision: row.revision,
    entries: (entries.get(row.id) ?? []).map(entryAnswer),
  }))
}

const bands = [
  { from: 75, name: '75 and up' },
  { from: 45, name: '45 to 74' },
  { from: 0, name: 'under 45' },
] as const

const bandOf = ({ matchScore }: ApplicationRow): string | undefined =>
  matchScore === null ? undefined : bands.find(({ from }) => matchScore >= from)?.name

const versionOf = ({ resumeVersion }: ApplicationRow): string | undefined =>
  resumeVersion === null ? undefined : `Version ${resumeVersion}`

const invitedStages: readonly string[] = ['interview', 'offer']

const isInvited = ({ stage, status }: ApplicationRow): boolean =>
  status === 'interview_scheduled' || invitedStages.includes(stage)

const countBy = (
  rows: readonly ApplicationRow[],
  nameOf: (row: ApplicationRow) => string | undefined,
): Board['byVersion'] =>
  [...Map.groupBy(rows, nameOf)].flatMap(([name, own]) => {
    if (name === undefined) return []
    const invited = own.filter(isInvited).length
    const rejected = own.filter((row) => row.status === 'rejected' && !isInvited(row)).length
    const rate =
      own.length < boardLimits.leastForRate ? null : Math.round((100 * (invited + rejected)) / own.length)
    return [{ name, sent: own.length, invited, rejected, rate }]
  })

/** Everything on the person's board, and which version and which scores got replies. */
export const getBoard = async (ctx: RequestContext): Promise<Board> => {
  const userId = ctx.user.id
  const rows = await listApplicationRows(ctx.db, userId)
  const sent = rows.filter(({ sentAt }) => sentAt !== null)
  return {
    cards: await boardCards(ctx.db, { userId, rows }),
    byVersion: countBy(sent, versionOf),
    byScore: countBy(sent, bandOf),
  }
}
