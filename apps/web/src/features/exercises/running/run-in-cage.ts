import type { CageOpening, RunRequest } from '../cages/cage-message.ts'
import { type Cage, openCage } from './open-cage.ts'
import { type ReadMessage, readMessage, type TestMessage } from './read-message.ts'

/** How a run ended. `stopped` means that the code hung or flooded us, so we ended it. */
export type CageRun = {
  problem?: string
  stopped: boolean
  said: TestMessage[]
}

type Work = Omit<RunRequest, 'id'>

export type CageSpec = {
  page: 'code' | 'markup'
  opening: CageOpening
  silentMs: number
  width?: number
}

const bootMs = 60_000

// `crypto.randomUUID` does not exist over plain http on a local network.
const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A frame in which nothing has run yet. It performs one run and is gone afterwards. */
export type FreshCage = {
  ready: Promise<void>
  run: (work: Work) => Promise<CageRun>
  remove: () => void
}

/** Calls back unless it is called again or cancelled in time. */
const makeWatchdog = (onSilence: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    cancel,
    wait: (ms: number) => {
      cancel()
      timer = setTimeout(onSilence, ms)
    },
  }
}

type Listener = (message: ReadMessage) => void

/** Opens a cage and boots its runner. Code never runs twice in the same cage, so no run can prepare the next. */
export const openFreshCage = ({ page, opening, silentMs, width }: CageSpec): FreshCage => {
  const id = randomId()
  let listener: Listener = () => {}
  const cage: Cage = openCage({
    page,
    opening,
    width,
    onMessage: (data) => {
      const message = readMessage(data, id)
      if (message) listener(message)
    },
  })
  const ready = new Promise<void>((resolve, reject) => {
    const watchdog = makeWatchdog(() => reject(new Error('The runner did not start.')))
    watchdog.wait(bootMs)
    listener = ({ kind }) => {
      if (kind !== 'ready') return
      watchdog.cancel()
      resolve()
    }
  })
  // Whoever waits for it hears of a failure; nobody may be waiting yet.
  ready.catch(() => {})
  const run = async (work: Work): Promise<CageRun> => {
    await ready
    return new Promise((resolve) => {
      const said: TestMessage[] = []
      const end = (end: { stopped: boolean; problem?: string }) => {
        watchdog.cancel()
        cage.remove()
        resolve({ ...end, said })
      }
      const watchdog = makeWatchdog(() => end({ stopped: true }))
      listener = (message) => {
        if (message.kind === 'done') return end({ stopped: false })
        if (message.kind === 'problem') return end({ stopped: false, problem: message.problem })
        // Each test is answered once and in order; anything else is noise.
        if (message.kind !== 'test' || message.said.test !== said.length) return
        said.push(message.said)
        watchdog.wait(silentMs)
      }
      watchdog.wait(silentMs)
      cage.say({ ...work, id })
    })
  }
  return { ready, run, remove: cage.remove }
}
