import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import type { OpenDatabase } from '../db/client.ts'
import type { Metrics } from './metrics.ts'

const executes = new Set([0x45, 0x51])

type Ask = (...given: unknown[]) => unknown

/** Measures query times, and reports the connections to a database server. */
export const measureDatabase = ({ driver }: OpenDatabase, metrics: Metrics): void => {
  if (driver.kind === 'server') {
    showPool(driver.pool, metrics.registry)
    driver.pool.on('connect', (client) => {
      const ask = client.query.bind(client) as Ask
      const timed: Ask = (...given) => {
        const answer = ask(...given)
        if (!(answer instanceof Promise)) return answer
        const done = metrics.databaseSeconds.startTimer()
        answer.then(
          () => done(),
          () => done(),
        )
        return answer
      }
      client.query = timed as typeof client.query
    })
    return
  }
  const { lite } = driver
  const exchange = lite.execProtocolRawSync.bind(lite)
  // Parse and bind messages take next to no time; only execute messages matter.
  lite.execProtocolRawSync = (message) => {
    if (!executes.has(message[0] ?? 0)) return exchange(message)
    const done = metrics.databaseSeconds.startTimer()
    try {
      return exchange(message)
    } finally {
      done()
    }
  }
}

type Pool = { totalCount: number; idleCount: number; waitingCount: number }

const showPool = (pool: Pool, registry: Registry) => {
  new Gauge({
    name: 'nextrung_database_connections',
    help: 'Connections to the database server, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
}
