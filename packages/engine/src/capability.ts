import type { z } from 'zod'

export type CapabilityLimits = {
  /** How long the built-in function may run, in milliseconds. */
  builtInMs: number
  /** How long another implementation may take before the built-in function takes over, in milliseconds. */
  alternativeMs: number
  /** The most characters a result may hold, field names included: it has to fit into a row. */
  resultCharacters: number
}

export const standardLimits: CapabilityLimits = {
  builtInMs: 10_000,
  alternativeMs: 30_000,
  resultCharacters: 8_000_000,
}

/**
 * One intelligent act of the product, described once. `input` and `output` are the schemas that every implementation
 * keeps to; `builtIn` is the implementation that always works: synchronous, deterministic, and without side effects,
 * so it can run in a thread and be stopped at any moment. How a model is asked for the same act will be described here
 * too; the model's answer is checked against `output` before anybody sees it.
 */
export type Capability<Name extends string, Input, Output> = {
  /** The name it is called by, and the one in logs. */
  name: Name
  input: z.ZodType<Input>
  output: z.ZodType<Output>
  builtIn: (input: Input) => Output
  limits: CapabilityLimits
  /** What the person reads when even the built-in function gives no result. */
  messages: {
    /** At a limit: the same input would fail again. */
    tooComplex: string
    /** By an error: another try may work. */
    failed: string
  }
}

/** Any capability, where its types do not matter. */
export type AnyCapability = Omit<Capability<string, never, unknown>, 'input'> & { input: z.ZodType }

/** Describes a capability, with its types taken from the schemas. */
export const defineCapability = <const Name extends string, Input, Output>(
  capability: Capability<Name, Input, Output>,
): Capability<Name, Input, Output> => capability
