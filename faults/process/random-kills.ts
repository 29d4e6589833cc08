import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { checkHistories } from '../history/check-history.ts'
import { type PersonHistory, startHistory } from '../history/person-history.ts'
import { changeTheme, importJson, rename, upload, wish } from '../history/user-actions.ts'
import { countOrphanedFiles } from './count-orphaned-files.ts'
import { startFaultyServer } from './faulty-server.ts'

const people = 4

const pick = <Value>(values: Value[]): Value | undefined => values[Math.floor(Math.random() * values.length)]

/** Keeps a person working, whatever happens to the server, until stopped. */
const work = async (history: PersonHistory, stopping: AbortSignal): Promise<void> => {
  const { json } = await history.client.send<{ user: { uid: string } }>('GET', '/auth/get-session')
  while (!stopping.aborted) {
    const made = history.operations.find(({ kind, acknowledged }) => kind === 'upload' && acknowledged)?.id
    const acts = [() => upload(history), () => importJson(history), () => changeTheme(history, json.user.uid)]
    if (made !== undefined)
      acts.push(
        () => wish(history, made),
        () => rename(history, made),
      )
    await pick(acts)?.()
    await sleep(Math.random() * 300)
  }
}

/** Kills the server at random moments while people work and retry with the same key. */
export const randomKills: Fault = {
  id: 'F00',
  title: `kill -9 at random moments while ${people} people work`,
  minutes: 3,
  run: async ({ quick, log }) => {
    const times = quick ? 2 : 20
    const server = await startFaultyServer()
    const histories = await Promise.all(Array.from({ length: people }, () => startHistory(server)))
    const stopping = new AbortController()
    const working = histories.map((history) => work(history, stopping.signal))
    for (let round = 0; round < times; round++) {
      await sleep(500 + Math.random() * 3000)
      await server.end('SIGKILL')
      await server.start()
      log(`${round + 1} of ${times}`)
    }
    stopping.abort()
    await Promise.all(working)
    const checks = await checkHistories(histories)
    const unanswered = histories
      .flatMap(({ operations }) => operations)
      .filter((one) => one.attempts.length > 1)
    await server.end('SIGKILL')
    const left = await countOrphanedFiles(server.dataDir)
    await server.remove()
    return [
      {
        what: `${times} kills; ${unanswered.length} writes had to be sent again`,
        held: unanswered.length > 0,
        kills: times + 1,
      },
      ...checks,
      { what: 'I4: no file without a version', held: left === 0, detail: `${left} such files` },
    ]
  },
}
