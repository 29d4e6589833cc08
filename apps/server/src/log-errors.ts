const deepest = 5
const databaseFacts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

type Described = {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: Described
} & Partial<Record<(typeof databaseFacts)[number], string>>

/**
 * An error in a form that is safe to log. Failed queries, the database and the JSON parser quote values in their
 * messages. Those are what people entered, so they are removed.
 */
export const describeError = (error: unknown, depth = 0): Described => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const facts: Partial<Record<string, string>> = {}
  for (const fact of databaseFacts) {
    const value: unknown = Reflect.get(error, fact)
    if (typeof value === 'string') facts[fact] = value
  }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: withoutValues(error),
    ...facts,
    ...(places.length > 0 ? { stack: places.join('\n') } : {}),
    ...(error.cause instanceof Error && depth < deepest
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  }
}

const withoutValues = (error: Error): string => {
  if (error instanceof SyntaxError) return 'text that could not be parsed'
  const [statement = ''] = error.message.split('\nparams:')
  if ('severity' in error) return statement.replace(/(["'(]).*(["')])/s, '$1…$2')
  return statement
}
