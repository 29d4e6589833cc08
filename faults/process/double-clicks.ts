import type { Fault } from '../fault.ts'
import { clickEverythingTwice } from './double-click.ts'
import { startFaultyServer } from './faulty-server.ts'

/** Two simultaneous requests where a person meant one. */
export const doubleClick: Fault = {
  id: 'F29',
  title: 'double click on everything that changes something',
  minutes: 1,
  run: async ({ quick, log }) => {
    const server = await startFaultyServer()
    let checks = await clickEverythingTwice(server)
    for (let round = 1; round < (quick ? 1 : 5); round++) {
      log(`${round + 1} of 5`)
      const again = await clickEverythingTwice(server)
      checks = checks.map((check, index) => (check.held ? (again[index] ?? check) : check))
    }
    await server.remove()
    return checks
  },
}
