import { createHash } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import type { Log } from '../log.ts'
import { type CommandResult, performAccountCommand } from './account-commands.ts'

const Words = z.array(z.string().max(500)).max(10)
const Result = z.object({ ok: z.boolean(), message: z.string() })
const longestLine = 10_000

/** Under the data folder, which is its owner's alone. */
const socketPath = (dataDir: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\nextrung-control-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`
    : join(dataDir, 'control.sock')

/**
 * Lets the operator's commands reach this server, because the embedded database serves one process alone.
 * One line of JSON words in, one line with the result out. The caller holds the folder's lock.
 */
export const openControlSocket = async (
  dataDir: string,
  { db, log }: Reached,
): Promise<() => Promise<void>> => {
  const path = socketPath(dataDir)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy())
    void answer(socket, { db, log })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  if (process.platform !== 'win32') await chmod(path, 0o600)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

type Reached = { db: Database; log: Log }

const answer = async (socket: net.Socket, { db, log }: Reached) => {
  const result = await readLine(socket)
    .then((line) => performAccountCommand(db, Words.parse(JSON.parse(line))))
    .catch((error: unknown): CommandResult => {
      log.error({ err: error }, 'an operator command failed')
      return { ok: false, message: 'The server could not perform this command; its log says why.' }
    })
  socket.end(`${JSON.stringify(result)}\n`)
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
      readLine(socket).then((line) => resolve(Result.parse(JSON.parse(line))), reject)
    })
  })

const readLine = (socket: net.Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')))
      else if (text.length > longestLine) socket.destroy()
    })
    socket.once('close', () => reject(new Error('The connection ended before a whole line came.')))
    socket.once('error', reject)
  })
