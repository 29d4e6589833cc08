/** What an answer's `engine` says when the built-in engine made it; every other name is that of an AI provider. */
export const builtInEngine = 'built-in'
