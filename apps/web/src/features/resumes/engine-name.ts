const builtIn = 'built-in'

/** The AI provider's name, or nothing when the built-in engine did the work. */
export const providerOf = (engine: string): string | undefined =>
  engine === '' || engine === builtIn ? undefined : engine
