import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FailPoints } from '../fail-points.ts'
import { runServer } from '../run-server.ts'

/** The faults a test injects into a running server, by writing them to the file named in FAULTS_FILE. */
export type Faults = {
  /** Fail points and what happens at each, comma-separated, such as `analysis.before-commit:kill`. */
  failAt?: string
  /** The free disk space to report instead of the real one. */
  freeDiskBytes?: number
  /** How far the server's clock runs ahead of the machine's. */
  clockOffsetMs?: number
}

const file = process.env.FAULTS_FILE
const given = process.env.FAIL_AT

const readFaults = (): Faults => {
  const written: Faults = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return { ...(given ? { failAt: given } : {}), ...written }
}

const kill = (): void => {
  // Kill only once: the next server that uses this file must survive.
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
