import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { sendCommand } from './control-socket.ts'
import { performQuestionCommand, questionCommand } from './question-commands.ts'

/** The operator's program for questions of the bank: it asks the running server, or opens the database itself. */
const run = async (words: string[]) => {
  const config = readConfig()
  const answered = config.databaseUrl
    ? undefined
    : await sendCommand(config.dataDir, [questionCommand, ...words])
  if (answered) return answered
  const database = await openDatabase(config, () => {})
  const result = await performQuestionCommand(database.db, words)
  await database.close()
  return result
}

run(process.argv.slice(2)).then(
  ({ ok, message }) => {
    process.stdout.write(`${message}\n`)
    process.exit(ok ? 0 : 1)
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
