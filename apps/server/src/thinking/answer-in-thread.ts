import { parentPort } from 'node:worker_threads'
import type { AnyCapability } from '@nextrung/engine/capability'
import { isLargerThan } from './is-larger-than.ts'

export type ThreadRequest = { name: string; input: unknown }
/** A thread's first message: it has loaded and accepts requests. */
const threadReady = 'ready'

export type ThreadAnswer = { result: unknown } | { error: string } | { tooLarge: true }

/** Makes this thread run the built-in functions of these capabilities, one request at a time. */
export const answerInThread = (capabilities: readonly AnyCapability[]): void => {
  const byName = new Map(capabilities.map((capability) => [capability.name, capability]))
  parentPort?.on('message', ({ name, input }: ThreadRequest) => {
    parentPort?.postMessage(run(byName.get(name), input))
  })
  parentPort?.postMessage(threadReady)
}

const run = (capability: AnyCapability | undefined, input: unknown): ThreadAnswer => {
  try {
    if (!capability) throw new Error('This thread does not have the capability.')
    // The types were checked where the capability was called.
    const result = (capability.builtIn as (input: unknown) => unknown)(input)
    return isLargerThan(result, capability.limits.resultCharacters) ? { tooLarge: true } : { result }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
