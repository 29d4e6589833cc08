import type { Database } from '../db/client.ts'
import { findContact } from '../features/identity/identity.public.ts'
import {
  listOpenQuestions,
  type SupportMessageRow,
  unsafeCloseQuestion,
  unsafeFindQuestion,
} from '../features/support/support.public.ts'
import type { CommandResult } from './account-commands.ts'
import { oneLine, plain } from './plain-text.ts'

/** The word that marks a command as being about questions and not about accounts. */
export const supportCommand = 'support'

const usage = [
  'Usage: npm run support -- list',
  '       npm run support -- show <number>',
  '       npm run support -- close <number>',
].join('\n')

const mostListed = 200

const askedBy = async (db: Database, { userId }: SupportMessageRow): Promise<string> => {
  const contact = await findContact(db, userId)
  return contact ? oneLine(`${contact.displayName} <${contact.email}>`) : 'nobody any more'
}

const headOf = ({ id, plan, isPriority, createdAt }: SupportMessageRow): string => {
  const when = `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `#${id}  ${when}${isPriority ? `  priority (${plan ?? 'plan'})` : ''}`
}

const list = async (db: Database): Promise<string> => {
  const { rows, open } = await listOpenQuestions(db, mostListed)
  if (open === 0) return 'No question is open.'
  const lines = await Promise.all(
    rows.map(async (row) => `${headOf(row)}  ${await askedBy(db, row)}\n    ${oneLine(row.subject)}`),
  )
  const more = open > rows.length ? [`and ${open - rows.length} more.`] : []
  return [
    `${open} ${open === 1 ? 'question is' : 'questions are'} open, those of people with a plan first.`,
    ...lines,
    ...more,
    'Read one: npm run support -- show <number>',
  ].join('\n\n')
}

const show = async (db: Database, row: SupportMessageRow): Promise<string> =>
  [
    `${headOf(row)}  ${row.status}`,
    `From: ${await askedBy(db, row)}`,
    `Subject: ${oneLine(row.subject)}`,
    '',
    plain(row.message),
    '',
    row.status === 'open'
      ? `Answer by mail to the address above, and then: npm run support -- close ${row.id}`
      : 'This question is closed.',
  ].join('\n')

const close = async (db: Database, { id }: SupportMessageRow): Promise<string> =>
  (await unsafeCloseQuestion(db, id)) ? `Question ${id} is closed.` : `Question ${id} was closed before.`

/** Performs one of the operator's commands on questions of people, given as words. */
export const performSupportCommand = async (db: Database, words: string[]): Promise<CommandResult> => {
  const [name = '', number = '', ...more] = words
  if (name === 'list' && !number) return { ok: true, message: await list(db) }
  const perform = name === 'show' ? show : name === 'close' ? close : undefined
  const id = /^[1-9]\d{0,8}$/.test(number.replace(/^#/, '')) ? Number(number.replace(/^#/, '')) : undefined
  if (!perform || id === undefined || more.length > 0) return { ok: false, message: usage }
  const row = await unsafeFindQuestion(db, id)
  if (!row) return { ok: false, message: `There is no question ${id}.` }
  return { ok: true, message: await perform(db, row) }
}
