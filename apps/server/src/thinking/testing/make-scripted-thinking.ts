import { Writable } from 'node:stream'
import { makeLog } from '../../log.ts'
import type { Alternative } from '../fallback.ts'
import { makeThinking, type Thinking } from '../thinking.ts'
import type { PoolLimits } from '../thread-pool.ts'
import { scriptedCapabilities } from './scripted-capabilities.ts'

export type ScriptedThinking = Thinking<typeof scriptedCapabilities> & { logs: string[] }

/** The scripted capabilities in threads, with this second implementation of each of them. */
export const makeScriptedThinking = ({
  alternative,
  script = new URL('./scripted-thread.ts', import.meta.url),
  ...limits
}: PoolLimits & { alternative?: Alternative['run']; script?: URL } = {}): ScriptedThinking => {
  const logs: string[] = []
  const sink = new Writable({
    write: (chunk, _, done) => {
      logs.push(String(chunk))
      done()
    },
  })
  const thinking = makeThinking({
    log: makeLog('info', sink),
    capabilities: scriptedCapabilities,
    script,
    limits,
    findAlternative: async () => alternative && { name: 'Scripted model', run: alternative },
  })
  return { ...thinking, logs }
}

/** A flag that a built-in function raises when it begins, and a promise of that. */
export const makeFlag = () => {
  const begun = new SharedArrayBuffer(4)
  const cell = new Int32Array(begun)
  return {
    begun,
    isRaised: () => Atomics.load(cell, 0) === 1,
    raised: async () => {
      const waiting = Atomics.waitAsync(cell, 0, 0)
      await waiting.value
    },
  }
}
