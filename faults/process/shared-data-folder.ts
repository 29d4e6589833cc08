import { makePerson } from '../../apps/server/src/testing/factories.ts'
import { spawnProgram } from '../../apps/server/src/testing/spawned-server.ts'
import type { Fault } from '../fault.ts'
import { checkHistories } from '../history/check-history.ts'
import { startHistory } from '../history/person-history.ts'
import { upload } from '../history/user-actions.ts'
import { startFaultyServer } from './faulty-server.ts'

/** A second server on the first one's data folder, and a dead server's lock. */
export const sharedDataFolder: Fault = {
  id: 'F09',
  title: 'two servers on one embedded database',
  minutes: 1,
  run: async ({ quick, log }) => {
    const times = quick ? 1 : 5
    const server = await startFaultyServer()
    const history = await startHistory(server)
    const wrong: string[] = []
    for (let round = 0; round < times; round++) {
      const working = upload(history)
      const second = spawnProgram({ DATA_DIR: server.dataDir })
      if ((await second.ended) !== 1) wrong.push('the second did not end with code 1')
      if (!second.output().includes(`Another copy of the server is using ${server.dataDir}`))
        wrong.push(`the second said: ${second.output().slice(0, 200)}`)
      await working
      if (!(await makePerson(server)).user.uid) wrong.push('the first stopped serving')
      await server.end('SIGKILL')
      await server.start()
      log(`${round + 1} of ${times}`)
    }
    const checks = await checkHistories([history])
    await server.remove()
    return [
      {
        what: `${times} times: the second refuses with a sentence, the first goes on; after kill -9 the lock is taken over`,
        held: wrong.length === 0,
        kills: times + 1,
        ...(wrong.length > 0 ? { detail: wrong.join('; ') } : {}),
      },
      ...checks,
    ]
  },
}
