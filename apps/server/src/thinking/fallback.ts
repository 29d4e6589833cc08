import { builtInEngine } from '@nextrung/contract/built-in-engine'
import type { AnyCapability } from '@nextrung/engine/capability'
import { isLargerThan } from './is-larger-than.ts'
import { withDeadline } from './with-deadline.ts'

/** A second implementation of a capability, such as a model of an AI provider. */
export type Alternative = {
  /** Shown to the person as what made the result. */
  name: string
  run: (input: unknown, signal: AbortSignal) => Promise<unknown>
}

/** A result, and what made it: the built-in function or the name of the alternative. */
export type Made<Result> = { result: Result; madeBy: string }

type Act = {
  capability: AnyCapability
  input: unknown
  alternative: Alternative | undefined
  runBuiltIn: () => Promise<unknown>
  /** Hears why an alternative gave no usable answer. */
  onFallback: (error: unknown) => void
}

/**
 * The fallback policy. The alternative is asked first, where there is one. The built-in function takes over when it
 * fails, is late, answers too much, or answers what the output schema refuses. An act that was cancelled has no
 * fallback.
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
