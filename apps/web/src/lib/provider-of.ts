import { builtInEngine } from '@nextrung/contract/built-in-engine'

/** The AI provider's name; undefined when the built-in engine did the work. */
export const providerOf = (engine: string): string | undefined =>
  engine === '' || engine === builtInEngine ? undefined : engine
