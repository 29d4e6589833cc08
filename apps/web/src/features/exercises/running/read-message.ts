/** What a runner said about one test. */
export type TestMessage = { test: number; got: string | null; error?: string; printed?: string }

export type ReadMessage =
  | { kind: 'ready' }
  | { kind: 'problem'; problem: string }
  | { kind: 'test'; said: TestMessage }
  | { kind: 'done' }

const mostCharacters = 200_000

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= mostCharacters ? value : undefined

/** Reads what came out of a cage as data from a stranger: `undefined` unless it answers the run with this id. */
export const readMessage = (data: unknown, id: string): ReadMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const said = data as Record<string, unknown>
  if (said.ready === true) return { kind: 'ready' }
  if (said.id !== id) return undefined
  if (said.done === true) return { kind: 'done' }
  const problem = textIn(said.problem)
  if (problem !== undefined) return { kind: 'problem', problem }
  if (typeof said.test !== 'number') return undefined
  const got = textIn(said.got) ?? null
  return {
    kind: 'test',
    said: { test: said.test, got, error: textIn(said.error), printed: textIn(said.printed) },
  }
}
