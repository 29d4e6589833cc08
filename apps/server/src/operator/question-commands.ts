import type { Database } from '../db/client.ts'
import {
  findQuestionRow,
  listOpenReports,
  type QuestionRow,
  type ReportedQuestion,
  reasonTexts,
  setQuestionActive,
  unsafeCloseReports,
} from '../features/assessments/assessments.public.ts'
import type { CommandResult } from './account-commands.ts'
import { oneLine, plain } from './plain-text.ts'
import { closeTaskReports, taskReportBlocks } from './task-report-commands.ts'

/** The word that marks a command as being about questions of the bank and not about accounts. */
export const questionCommand = 'questions'

const usage = [
  'Usage: npm run questions -- reports',
  '       npm run questions -- show <number>',
  '       npm run questions -- withdraw <number>',
  '       npm run questions -- restore <number>',
  '       npm run questions -- close <number>, exercise:<id> or challenge:<id>',
].join('\n')

const mostListed = 500

const nameOf = ({ id, bankId, skillName, active }: QuestionRow): string =>
  `#${id}  ${bankId ?? 'added here'}  ${skillName ?? 'no skill'}${active ? '' : '  withdrawn'}`

const reportLine = ({ report }: ReportedQuestion): string => {
  const when = report.createdAt.toISOString().slice(0, 10)
  return `    ${when}  ${reasonTexts[report.reason]}${report.note ? `: ${oneLine(report.note)}` : ''}`
}

const questionBlocks = async (db: Database): Promise<string[]> => {
  const reports = await listOpenReports(db, mostListed)
  const ids = [...new Set(reports.map(({ question }) => question.id))]
  return ids.map((id) => {
    const about = reports.filter(({ question }) => question.id === id)
    const [first] = about
    return [...(first ? [nameOf(first.question)] : []), ...about.map(reportLine)].join('\n')
  })
}

const counted = (count: number, name: string) => `${count} ${count === 1 ? name : `${name}s`}`

const listReports = async (db: Database): Promise<string> => {
  const questions = await questionBlocks(db)
  const tasks = await taskReportBlocks(db, mostListed)
  if (questions.length + tasks.length === 0)
    return 'No report about a question, exercise or challenge is open.'
  return [
    `People have reported ${counted(questions.length, 'question')}.`,
    ...questions,
    ...(questions.length > 0 ? ['Read one: npm run questions -- show <number>'] : []),
    ...(tasks.length > 0
      ? [
          `People have reported ${tasks.length === 1 ? 'this exercise or challenge' : 'these exercises and challenges'}:`,
          ...tasks,
        ]
      : []),
  ].join('\n\n')
}

/** What answers are marked by: the options with the right one, or the key points and a sample answer. */
const keyOf = (row: QuestionRow): string => {
  if (!row.isMultipleChoice)
    return [
      ...row.expectedKeyPoints.map((point) => `- ${plain(point)}`),
      `\nSample answer:\n${plain(row.sampleAnswer ?? '')}`,
    ].join('\n')
  return (row.options ?? [])
    .map((option, at) => {
      const mark = at === row.correctOptionIndex ? '* ' : '  '
      return `${mark}${plain(option)}\n    ${plain(row.optionExplanations?.[at] ?? '')}`
    })
    .join('\n')
}

const show = async (db: Database, row: QuestionRow): Promise<string> => {
  const reports = (await listOpenReports(db, mostListed)).filter(({ question }) => question.id === row.id)
  return [
    nameOf(row),
    plain(row.question),
    keyOf(row),
    reports.length > 0 ? `Reports:\n${reports.map(reportLine).join('\n')}` : 'No report is open.',
    `When you are done: npm run questions -- close ${row.id}, or withdraw ${row.id} to ask it no more.`,
  ].join('\n\n')
}

const close = async (db: Database, { id }: QuestionRow): Promise<string> =>
  `${await unsafeCloseReports(db, id)} reports about question ${id} are closed.`

const setActive =
  (active: boolean) =>
  async (db: Database, { id }: QuestionRow): Promise<string> => {
    await setQuestionActive(db, { id, active })
    return active ? `Question ${id} is asked again.` : `Question ${id} is not asked any more.`
  }

const commands: Readonly<Record<string, (db: Database, row: QuestionRow) => Promise<string>>> = {
  show,
  close,
  withdraw: setActive(false),
  restore: setActive(true),
}

/** Performs one of the operator's commands on questions of the bank and on reports, given as words. */
export const performQuestionCommand = async (db: Database, words: string[]): Promise<CommandResult> => {
  const [name = '', number = '', ...more] = words
  if (name === 'reports' && !number) return { ok: true, message: await listReports(db) }
  const closed = name === 'close' && more.length === 0 ? await closeTaskReports(db, number) : undefined
  if (closed) return { ok: true, message: closed }
  const perform = Object.hasOwn(commands, name) ? commands[name] : undefined
  const id = /^#?[1-9]\d{0,8}$/.test(number) ? Number(number.replace('#', '')) : undefined
  if (!perform || id === undefined || more.length > 0) return { ok: false, message: usage }
  const row = await findQuestionRow(db, id)
  if (!row) return { ok: false, message: `There is no question ${id}.` }
  return { ok: true, message: await perform(db, row) }
}
