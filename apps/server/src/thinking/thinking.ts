import { QueueFullError } from '@nextrung/documents/fair-queue'
import type { AnyCapability, Capability } from '@nextrung/engine/capability'
import { capabilities as engineCapabilities } from '@nextrung/engine/engine'
import { AppError, unavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import { type Alternative, actWithFallback, type Made } from './fallback.ts'
import { StalledError, TooComplexError } from './thread.ts'
import { makeThreadPool, PoolClosedError, type PoolLimits } from './thread-pool.ts'

type Callable<Described> =
  Described extends Capability<string, infer Input, infer Output>
    ? (input: Input, signal: AbortSignal) => Promise<Made<Output>>
    : never

type Callables<List extends readonly AnyCapability[]> = {
  [Described in List[number] as Described['name']]: Callable<Described>
}

export type Thinking<List extends readonly AnyCapability[] = typeof engineCapabilities> = {
  /**
   * The capabilities, called on behalf of this person and scheduled fairly among people. Each call stops when the signal
   * aborts, and rejects with the signal's reason.
   * @throws AppError TOO_COMPLEX_FILE at a limit, UNAVAILABLE when the machine is too busy, INTERNAL when it fails
   */
  forPerson(userId: number): Callables<List>
  /** Starts a thread for a call that is about to come. */
  warm(): void
  close(): Promise<void>
}

/** Finds the alternative implementation of a capability for a person, if there is one. */
export type FindAlternative = (call: {
  capability: string
  userId: number
}) => Promise<Alternative | undefined>

type Ports = { log: Log; findAlternative?: FindAlternative | undefined }

/** Runs the engine's capabilities in worker threads, so one person's text cannot block other people's requests. */
export const openThinking = (ports: Ports): Thinking =>
  makeThinking({
    ...ports,
    capabilities: engineCapabilities,
    script: new URL('./engine-thread.ts', import.meta.url),
  })

/** Makes capabilities callable. `script` must serve the same ones in a thread (`answerInThread`). */
export const makeThinking = <List extends readonly AnyCapability[]>({
  log,
  findAlternative = async () => undefined,
  capabilities,
  script,
  limits,
}: Ports & { capabilities: List; script: URL; limits?: PoolLimits }): Thinking<List> => {
  const pool = makeThreadPool(script, limits)

  const callable =
    (userId: number, capability: AnyCapability) => async (input: unknown, signal: AbortSignal) => {
      try {
        signal.throwIfAborted()
        const alternative = await findAlternative({ capability: capability.name, userId })
        const runBuiltIn = () => pool.run({ capability, owner: String(userId), input }, signal)
        const onFallback = (err: unknown) =>
          log.warn(
            { err, capability: capability.name, alternative: alternative?.name },
            'fell back to built-in',
          )
        return await actWithFallback({ capability, input, alternative, runBuiltIn, onFallback }, signal)
      } catch (error) {
        signal.throwIfAborted()
        throw explain(error, capability)
      }
    }

  return {
    forPerson: (userId) =>
      Object.fromEntries(
        capabilities.map((capability) => [capability.name, callable(userId, capability)]),
      ) as Callables<List>,
    warm: pool.warm,
    close: pool.close,
  }
}

const explain = (error: unknown, { messages }: AnyCapability): AppError => {
  if (error instanceof TooComplexError)
    return new AppError('TOO_COMPLEX_FILE', messages.tooComplex, { cause: error })
  const isRetryable = [QueueFullError, PoolClosedError, StalledError].some((kind) => error instanceof kind)
  if (isRetryable) return unavailable(error)
  return new AppError('INTERNAL', messages.failed, { cause: error })
}
