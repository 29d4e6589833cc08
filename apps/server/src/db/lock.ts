import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Locks the data folder for this process. Two processes on one embedded database silently lose each other's writes.
 * The lock is a listening socket, so the kernel releases it when the process ends.
 * @returns a function that releases the lock
 * @throws LockedError when another process holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = lockPath(folder)
  const server = (await listen(path)) ?? (await takeOver(path))
  if (!server)
    throw new LockedError(
      `Another copy of the server is using ${folder}. Stop it, or start this one with another DATA_DIR.`,
    )
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const lockPath = (folder: string) => {
  const name = `nextrung-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

const listen = (path: string): Promise<net.Server | undefined> => {
  const server = net.createServer((socket) => socket.end())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

// Where the socket is a file, it outlives its process. If nothing answers on it, it is stale and can be replaced.
const takeOver = async (path: string): Promise<net.Server | undefined> => {
  if (process.platform === 'linux' || process.platform === 'win32' || (await isAnswering(path)))
    return undefined
  await unlink(path)
  return listen(path)
}

const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
