import { createHash } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import type { OpenDatabase } from '../db/client.ts'
import type { Log } from '../log.ts'
import { type CommandResult, performAccountCommand } from './account-commands.ts'
import { BackupError } from './backup/backup-format.ts'
import { makeSnapshot } from './backup/snapshot.ts'
import { courseCommand, performCourseCommand } from './courses/course-commands.ts'
import { performQuestionCommand, questionCommand } from './question-commands.ts'
import { performSupportCommand, supportCommand } from './support-commands.ts'

const Words = z.array(z.string().max(500)).max(10)
const Result = z.object({ ok: z.boolean(), message: z.string() })
const longestCommand = 10_000
// A list of people's questions is as long as what they wrote; the catalog's addresses take a quarter of a million.
const longestResult = 2_000_000

/** Inside the data folder, which only its owner can access. */
const socketPath = (dataDir: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\nextrung-control-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`
    : join(dataDir, 'control.sock')

/**
 * Lets the operator's commands reach this server, because only one process can use the embedded database.
 * One line of JSON words in, one line with the result out. The caller holds the folder's lock.
 */
export const openControlSocket = async (
  dataDir: string,
  { database, log }: Reached,
): Promise<() => Promise<void>> => {
  const path = socketPath(dataDir)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy())
    void answer(socket, { database, log, dataDir })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  if (process.platform !== 'win32') await chmod(path, 0o600)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

type Reached = { database: OpenDatabase; log: Log }

const answer = async (socket: net.Socket, { log, ...reached }: Reached & { dataDir: string }) => {
  const result = await readLine(socket, longestCommand)
    .then((line) => perform(Words.parse(JSON.parse(line)), reached))
    .catch((error: unknown): CommandResult => {
      if (error instanceof BackupError) return { ok: false, message: error.message }
      log.error({ err: error }, 'an operator command failed')
      return { ok: false, message: 'The server could not perform this command; its log says why.' }
    })
  socket.end(`${JSON.stringify(result)}\n`)
}

/** Asks a running server for a copy of its database, to make a backup from. */
export const snapshotCommand = ['snapshot']

const perform = async (
  words: string[],
  { database, dataDir }: Pick<Reached, 'database'> & { dataDir: string },
): Promise<CommandResult> => {
  if (words.join(' ') === snapshotCommand.join(' '))
    return { ok: true, message: await makeSnapshot(dataDir, database) }
  if (words[0] === supportCommand) return performSupportCommand(database.db, words.slice(1))
  if (words[0] === questionCommand) return performQuestionCommand(database.db, words.slice(1))
  if (words[0] === courseCommand) return performCourseCommand(database.db, words.slice(1))
  return performAccountCommand(database.db, words)
}

/** Sends a command to the server that uses this data folder; undefined when none runs. */
export const sendCommand = (dataDir: string, words: string[]): Promise<CommandResult | undefined> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(socketPath(dataDir))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    )
    socket.once('connect', () => {
      socket.write(`${JSON.stringify(words)}\n`)
      readLine(socket, longestResult).then((line) => resolve(Result.parse(JSON.parse(line))), reject)
    })
  })

const readLine = (socket: net.Socket, longest: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')))
      else if (text.length > longest) socket.destroy()
    })
    socket.once('close', () => reject(new Error('The connection ended before a whole line came.')))
    socket.once('error', reject)
  })
