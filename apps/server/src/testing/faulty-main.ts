import { setTimeout as sleep } from 'node:timers/promises'
import type { FailPoints } from '../fail-points.ts'
import { runServer } from '../run-server.ts'

// FAIL_AT names a fail-point and what happens there the first time: `analysis.before-commit:kill`.
const [point, act] = (process.env.FAIL_AT ?? '').split(':')

const failPoint: FailPoints = async (reached) => {
  if (reached !== point) return
  if (act === 'kill') process.kill(process.pid, 'SIGKILL')
  if (act === 'throw') throw new Error(`failed at ${reached} on purpose`)
  if (act?.startsWith('delay=')) await sleep(Number(act.slice('delay='.length)))
}

runServer({ failPoint })
