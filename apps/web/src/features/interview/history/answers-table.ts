import type { ShownAnswer } from './history.queries.ts'

const columns: readonly (readonly [string, (answer: ShownAnswer) => string | number | undefined])[] = [
  ['Answered', ({ answeredAt }) => answeredAt],
  ['Role', ({ role }) => role],
  ['Kind', ({ questionType }) => questionType],
  ['Difficulty', ({ difficulty }) => difficulty],
  ['Question', ({ question }) => question],
  ['Answer', ({ opening }) => opening],
  ['Score', ({ score }) => score],
  ['Technical accuracy', ({ technicalAccuracy }) => technicalAccuracy],
  ['Communication', ({ communicationClarity }) => communicationClarity],
  ['Seconds', ({ duration }) => duration],
]

/** A leading character that a spreadsheet would run as a formula is kept from doing so. */
const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '')
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

/** The answers as a table that spreadsheets open. */
export const answersTable = (answers: readonly ShownAnswer[]): string =>
  [
    columns.map(([name]) => cell(name)).join(','),
    ...answers.map((answer) => columns.map(([, read]) => cell(read(answer))).join(',')),
  ].join('\r\n')
