import type { z } from 'zod'

export type CapabilityLimits = {
  /** How long the built-in function may run, in milliseconds. */
  builtInMs: number
  /** How long another implementation may take before the built-in function takes over, in milliseconds. */
  alternativeMs: number
  /** Maximum length of a result in characters, field names included; it has to fit into a row. */
  resultCharacters: number
}

export const standardLimits: CapabilityLimits = {
  builtInMs: 10_000,
  alternativeMs: 30_000,
  resultCharacters: 8_000_000,
}

/**
 * One intelligent feature of the product. Every implementation follows the `input` and `output` schemas. `builtIn`
 * always works: it is synchronous, deterministic and free of side effects, so it can run in a thread and be stopped
 * at any time. Prompting a model for the same task will be described here too; its answer is checked against `output`
 * before it is shown.
 */
export type Capability<Name extends string, Input, Output> = {
  /** The name used in calls and logs. */
  name: Name
  input: z.ZodType<Input>
  output: z.ZodType<Output>
  builtIn: (input: Input) => Output
  limits: CapabilityLimits
  /** Shown to the person when the built-in function gives no result either. */
  messages: {
    /** It hit a limit: the same input would fail again. */
    tooComplex: string
    /** It failed with an error: a retry may work. */
    failed: string
  }
}

/** Any capability, regardless of its types. */
export type AnyCapability = Omit<Capability<string, never, unknown>, 'input'> & { input: z.ZodType }

/** Defines a capability and infers its types from the schemas. */
export const defineCapability = <const Name extends string, Input, Output>(
  capability: Capability<Name, Input, Output>,
): Capability<Name, Input, Output> => capability
