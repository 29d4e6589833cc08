import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FailPoints } from '../fail-points.ts'
import { runServer } from '../run-server.ts'

/** What a test does to a running server: it writes this into the file that FAULTS_FILE names. */
export type Faults = {
  /** A fail-point and what happens there, `analysis.before-commit:kill`; several with commas between. */
  failAt?: string
  /** A free-space reading in place of the disk's own. */
  freeDiskBytes?: number
  /** How far the server's clock is ahead of the machine's. */
  clockOffsetMs?: number
}

const file = process.env.FAULTS_FILE
const given = process.env.FAIL_AT

const readFaults = (): Faults => {
  const written: Faults = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return { ...(given ? { failAt: given } : {}), ...written }
}

const kill = (): void => {
  // It happens once: the server that is started next on the same file lives.
  if (file) writeFileSync(file, '{}')
  process.kill(process.pid, 'SIGKILL')
}

const failPoint: FailPoints = async (reached) => {
  for (const fault of readFaults().failAt?.split(',') ?? []) {
    const [point, act] = fault.split(':')
    if (reached !== point) continue
    if (act === 'kill') kill()
    if (act === 'throw') throw new Error(`failed at ${reached} on purpose`)
    if (act?.startsWith('delay=')) await sleep(Number(act.slice('delay='.length)))
  }
}

const freeDiskBytes = async (): Promise<number> => {
  const { bavail, bsize } = statfsSync('.')
  return readFaults().freeDiskBytes ?? bavail * bsize
}

runServer({
  failPoint,
  freeDiskBytes,
  now: () => new Date(Date.now() + (readFaults().clockOffsetMs ?? 0)),
})
