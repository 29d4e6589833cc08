/** The value of `engine` for results of the built-in engine; any other value names an AI provider. */
export const builtInEngine = 'built-in'
