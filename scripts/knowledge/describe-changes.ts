type Json = unknown

const separator = ' / '

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null

/** What names an item of a list, so that a moved item is not reported as changed. */
const nameOf = (item: Json, index: number): string => {
  if (!isObject(item)) return String(index + 1)
  for (const key of ['role', 'skill', 'code', 'id', 'metro', 'name'])
    if (typeof item[key] === 'string') return item[key]
  return String(index + 1)
}

const entriesOf = (value: Json): [string, Json][] => {
  if (Array.isArray(value)) return value.map((item, index) => [nameOf(item, index), item])
  return isObject(value) ? Object.entries(value) : []
}

const flatten = (value: Json, path: readonly string[]): [string, string][] =>
  isObject(value)
    ? entriesOf(value).flatMap(([key, item]) => flatten(item, [...path, key]))
    : value === undefined
      ? []
      : [[path.join(separator), String(value)]]

/** What an item is called that is only in one of two lists, such as a course that is new or withdrawn. */
const namesOnlyIn = (list: Json, other: Json): Set<string> => {
  if (!Array.isArray(list) || !Array.isArray(other)) return new Set()
  const names = new Set(entriesOf(other).map(([name]) => name))
  return new Set(entriesOf(list).flatMap(([name]) => (names.has(name) ? [] : [name])))
}

const sentenceFile = 'statement-facts.json'

/** One line for each value that is new, gone or different; sentences to reword are named as such. */
export const describeChanges = (name: string, { before, after }: { before: Json; after: Json }): string[] => {
  const old = new Map(flatten(before, []))
  const next = new Map(flatten(after, []))
  if (before === undefined) return [`${name}: new, ${next.size} values`]
  const added = namesOnlyIn(after, before)
  const gone = namesOnlyIn(before, after)
  const itemOf = (key: string): string => key.split(separator)[0] ?? key
  const keys = [...new Set([...old.keys(), ...next.keys()])].filter(
    (key) => old.get(key) !== next.get(key) && !added.has(itemOf(key)) && !gone.has(itemOf(key)),
  )
  const items = [...[...added].map((item) => `${item}: new`), ...[...gone].map((item) => `${item}: gone`)]
  const lines = keys.map((key) =>
    name === sentenceFile
      ? `${name}: the facts of "${key.split(separator)[0]}" changed; reword it in packages/knowledge/src/market/statements`
      : `${name}: ${key}: ${old.get(key) ?? 'none'} -> ${next.get(key) ?? 'none'}`,
  )
  return [...items.map((item) => `${name}: ${item}`), ...new Set(lines)]
}
