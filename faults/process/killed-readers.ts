import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { checkHistories } from '../history/check-history.ts'
import { startHistory } from '../history/person-history.ts'
import { upload } from '../history/user-actions.ts'
import { startFaultyServer } from './faulty-server.ts'

const othersWithinMs = 10_000

/** The server's reader processes, as reported by Linux. */
const readersOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]
        return (
          Number(parent) === pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('reader-child')
        )
      } catch {
        return false
      }
    })
    .map(Number)

/** The reader dies repeatedly, as with a file that crashes it. */
export const killedReaders: Fault = {
  id: 'F05',
  title: 'the process that reads files is killed again and again',
  minutes: 1,
  run: async ({ quick, log }) => {
    const times = quick ? 5 : 40
    const server = await startFaultyServer()
    const [victim, other] = [await startHistory(server), await startHistory(server)]
    let kills = 0
    while (kills < times) {
      const uploading = upload(victim)
      const isOver = uploading.then(() => true)
      while (!(await Promise.race([isOver, sleep(20).then(() => false)]))) {
        const [reader] = readersOf(server.running().child.pid ?? 0)
        if (reader === undefined) continue
        process.kill(reader, 'SIGKILL')
        kills += 1
      }
      log(`${kills} of ${times}`)
    }
    const startedAt = performance.now()
    const served = await upload(other)
    const tookMs = performance.now() - startedAt
    const statuses = new Set(
      victim.operations.flatMap(({ attempts }) => attempts.map(({ status }) => status)),
    )
    const checks = await checkHistories([victim, other])
    await server.remove()
    const isClear = [...statuses].every((status) => status !== undefined && (status < 500 || status === 503))
    return [
      {
        what: `${kills} readers killed: the upload is answered with a clear refusal, never by silence or as a bug`,
        held: isClear,
        detail: `answered ${[...statuses].join(', ')}`,
        kills: kills + 1,
      },
      {
        what: 'another person is served within 10 s',
        held: served.acknowledged && tookMs < othersWithinMs,
        detail: `${(tookMs / 1000).toFixed(1)} s`,
      },
      ...checks,
    ]
  },
}
