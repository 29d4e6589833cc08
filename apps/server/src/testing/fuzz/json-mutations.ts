import fc from 'fast-check'
import { oddNumbers, oddTexts } from './odd-values.ts'

type JsonMutation = { how: string; mutate: (value: unknown) => unknown }

type Path = (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all values inside a JSON value, starting with the root. */
const pathsIn = (value: unknown, path: Path = []): Path[] => {
  const inner = Array.isArray(value)
    ? value.flatMap((one, at) => pathsIn(one, [...path, at]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))
      : []
  return [path, ...inner]
}

const replaceAt = (value: unknown, path: Path, change: (value: unknown) => unknown): unknown => {
  const [first, ...rest] = path
  if (first === undefined) return change(value)
  if (Array.isArray(value)) return value.map((one, at) => (at === first ? replaceAt(one, rest, change) : one))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === first ? replaceAt(one, rest, change) : one]),
  )
}

const dropAt = (value: unknown, path: Path): unknown =>
  replaceAt(value, path.slice(0, -1), (parent) => {
    const last = path.at(-1)
    if (Array.isArray(parent)) return parent.filter((_, at) => at !== last)
    if (!isObject(parent)) return parent
    return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== last))
  })

const longText = 'long '.repeat(20_000)

const changes: [string, (value: unknown) => unknown][] = [
  ['null', () => null],
  ['a list for one value', (value) => [value]],
  ['an object for a value', (value) => ({ value })],
  ['an empty text', () => ''],
  ['an empty list', () => []],
  ['an empty object', () => ({})],
  ['a long text', () => longText],
  ['a long list', (value) => Array.from({ length: 1000 }, () => value)],
  ['true', () => true],
  ['a text for a number, a number for a text', (value) => (typeof value === 'string' ? 3 : '3')],
  ['one more key', (value) => (isObject(value) ? { ...value, role: 'admin', id: 1, userId: 2 } : value)],
]

const change: fc.Arbitrary<[string, (value: unknown) => unknown]> = fc.oneof(
  fc.constantFrom(...changes),
  fc.constantFrom(...oddTexts).map((text): [string, () => unknown] => ['an odd text', () => text]),
  fc.constantFrom(...oddNumbers).map((one): [string, () => unknown] => ['an odd number', () => one]),
)

/** Makes one change somewhere in a JSON value. `where` selects the place and shrinks towards the root. */
export const mutateJson: fc.Arbitrary<JsonMutation> = fc
  .record({ where: fc.nat(10_000), change: fc.option(change) })
  .map(({ where, change: given }) => {
    const [how, act] = given ?? ['a key left out', undefined]
    return {
      how,
      mutate: (value) => {
        const paths = pathsIn(value)
        const path = paths[where % paths.length] ?? []
        return act ? replaceAt(value, path, act) : dropAt(value, path)
      },
    }
  })
