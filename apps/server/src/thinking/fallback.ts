import { builtInEngine } from '@nextrung/contract/built-in-engine'
import type { AnyCapability } from '@nextrung/engine/capability'
import { isLargerThan } from './is-larger-than.ts'
import { withDeadline } from './with-deadline.ts'

/** A second implementation of a capability, such as a model of an AI provider. */
export type Alternative = {
  /** Shown to the person as the source of the result. */
  name: string
  run: (input: unknown, signal: AbortSignal) => Promise<unknown>
}

/** A result and its source: the built-in function or the name of the alternative. */
export type Made<Result> = { result: Result; madeBy: string }

type Act = {
  capability: AnyCapability
  input: unknown
  alternative: Alternative | undefined
  runBuiltIn: () => Promise<unknown>
  /** Receives the reason why an alternative gave no usable answer. */
  onFallback: (error: unknown) => void
}

/**
 * The fallback policy: try the alternative first, if there is one. Fall back to the built-in function when it fails,
 * times out, answers too much, or answers something the output schema rejects. A cancelled call has no fallback.
 */
export const actWithFallback = async (act: Act, signal: AbortSignal): Promise<Made<unknown>> => {
  const { alternative, runBuiltIn, onFallback } = act
  if (alternative)
    try {
      return { result: await ask(alternative, act, signal), madeBy: alternative.name }
    } catch (error) {
      signal.throwIfAborted()
      onFallback(error)
    }
  return { result: await runBuiltIn(), madeBy: builtInEngine }
}

const ask = async (
  alternative: Alternative,
  { capability, input }: Act,
  signal: AbortSignal,
): Promise<unknown> => {
  const { limits, output } = capability
  const answer = await withDeadline({ ms: limits.alternativeMs, signal }, (signal) =>
    alternative.run(input, signal),
  )
  if (isLargerThan(answer, limits.resultCharacters)) throw new Error('The answer is too large.')
  return output.parse(answer)
}
