import { makePerson } from '../../apps/server/src/testing/factories.ts'
import {
  makeDataFolder,
  type SpawnedServer,
  spawnServer,
} from '../../apps/server/src/testing/spawned-server.ts'
import type { Canary } from '../hostile-file.ts'
import { textResume } from '../sample-content.ts'
import { type RunningCanary, startCanary } from './canary.ts'
import { sendFile } from './send-file.ts'
import { type ReaderWatch, watchReaders } from './watch-readers.ts'

/** The real server in a separate process, observed from outside. */
export type Target = {
  server: SpawnedServer
  pid: number
  canary: RunningCanary
  readers: ReaderWatch
  close(): Promise<void>
}

const tenMegabytes = 10 * 1024 * 1024

/** Starts the server on a temporary folder and exercises everything once, so that its memory is stable. */
export async function startTarget(
  env: Record<string, string> = {},
  { warmUpBytes = tenMegabytes } = {},
): Promise<Target> {
  const { dataDir, remove } = await makeDataFolder()
  const server = await spawnServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SIGN_INS_PER_SECOND: '1000',
    ...env,
  })
  const pid = server.child.pid ?? 0
  const canary = await startCanary()
  const readers = watchReaders(pid)
  const close = async () => {
    readers.stop()
    await canary.close()
    await server.end('SIGKILL')
    await remove()
  }
  try {
    if (warmUpBytes > 0) await warmUp(server, { canary, warmUpBytes })
  } catch (error) {
    await close()
    throw error
  }
  readers.takePeak()
  return { server, pid, canary, readers, close }
}

async function warmUp(
  server: SpawnedServer,
  { canary, warmUpBytes }: { canary: Canary; warmUpBytes: number },
): Promise<void> {
  const { client } = await makePerson(server)
  const large = Buffer.alloc(warmUpBytes, 'Managed accounts in Active Directory.\n')
  for (const bytes of [textResume(), large, large]) {
    const file = { what: 'warming up', fileName: 'a.txt', bytes: () => bytes, allowed: ['accepted'] as const }
    const { status } = await sendFile(client, file, canary)
    if (status !== 201) throw new Error(`warming up was answered ${status}:\n${server.output().slice(-2000)}`)
    await client.send('GET', '/api/resumes/1')
  }
}
