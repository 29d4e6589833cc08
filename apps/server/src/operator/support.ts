import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { sendCommand } from './control-socket.ts'
import { performSupportCommand, supportCommand } from './support-commands.ts'

/** The operator's program for questions of people: it asks the running server, or opens the database itself. */
const run = async (words: string[]) => {
  const config = readConfig()
  const answered = config.databaseUrl
    ? undefined
    : await sendCommand(config.dataDir, [supportCommand, ...words])
  if (answered) return answered
  const database = await openDatabase(config, () => {})
  const result = await performSupportCommand(database.db, words)
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
