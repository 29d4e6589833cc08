/** One step of a path: a key, a place in a list, every entry, or the entries with a certain value under a key. */
type Step =
  | { kind: 'key'; name: string }
  | { kind: 'every' }
  | { kind: 'at'; place: number }
  | { kind: 'where'; key: string; value: string }

const stepPattern = /"([^"]+)"|([^.[\]"]+)|\[(\*)\]|\[(\d+)\]|\[([^=[\]]+)=([^[\]]+)\]/g

const readSteps = (path: string): Step[] =>
  [...path.matchAll(stepPattern)].map(([, quoted, plain, every, place, key, value]): Step => {
    if (every) return { kind: 'every' }
    if (place) return { kind: 'at', place: Number(place) }
    if (key && value) return { kind: 'where', key, value }
    return { kind: 'key', name: quoted ?? plain ?? '' }
  })

const valueUnder = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

const take = (value: unknown, step: Step): unknown[] => {
  if (step.kind === 'key') return [valueUnder(value, step.name)]
  if (step.kind === 'every' && typeof value === 'object' && value !== null) return Object.values(value)
  if (!Array.isArray(value)) return []
  if (step.kind === 'at') return [value[step.place]]
  if (step.kind === 'every') return value
  return value.filter((entry) => String(valueUnder(entry, step.key)) === step.value)
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(String).join(' ') : undefined
}

/**
 * The value at a path such as `spec.containers[name=web].ports[*].containerPort`; `undefined` if there is none. A path
 * with `[*]` gives a list of what it finds. A path that ends in `#` gives the number of entries, in `@` a list or text
 * as one text, in `?keys` the names of the keys.
 */
export const valueAt = (root: unknown, path: string): unknown => {
  const [, plain = '', ending = ''] = /^(.*?)(#|@|\?keys)?$/s.exec(path) ?? []
  const steps = readSteps(plain)
  const found = steps
    .reduce((values, step) => values.flatMap((value) => take(value, step)), [root])
    .filter((value) => value !== undefined)
  const value = steps.some(({ kind }) => kind === 'every') ? found : found[0]
  if (ending === '@') return textOf(value)
  if (ending === '' || typeof value !== 'object' || value === null) return ending === '' ? value : undefined
  return ending === '#' ? Object.keys(value).length : Object.keys(value)
}
