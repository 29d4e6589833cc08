import type { ExerciseTest, TestOutcome } from './exercises.ts'

/** Figures that a computer adds up differently count as the same. */
const tolerance = 1e-9

const isClose = (left: number, right: number): boolean =>
  left === right || Math.abs(left - right) <= tolerance * Math.max(1, Math.abs(left), Math.abs(right))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two JSON values are the same; the order of keys makes no difference, and figures may differ by rounding. */
export const isSameValue = (left: unknown, right: unknown): boolean => {
  if (typeof left === 'number' && typeof right === 'number') return isClose(left, right)
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((entry, at) => isSameValue(entry, right[at]))
  if (!isRecord(left) || !isRecord(right)) return left === right
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameValue(left[key], right[key]))
  )
}

const hasSameEntries = (left: unknown, right: unknown): boolean => {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
  const rest: unknown[] = [...right]
  return left.every((entry) => {
    const at = rest.findIndex((other) => isSameValue(entry, other))
    if (at < 0) return false
    rest.splice(at, 1)
    return true
  })
}

const contains = (got: unknown, wanted: unknown): boolean => {
  if (typeof got === 'string') return typeof wanted === 'string' && got.includes(wanted)
  return Array.isArray(got) && got.some((entry) => isSameValue(entry, wanted))
}

type Comparable = { got: unknown; wanted: unknown }

const compared: Record<ExerciseTest['compare'], (values: Comparable) => boolean> = {
  equal: ({ got, wanted }) => isSameValue(got, wanted),
  unordered: ({ got, wanted }) => hasSameEntries(got, wanted),
  oneOf: ({ got, wanted }) => contains(wanted, got),
  pattern: ({ got, wanted }) =>
    typeof got === 'string' && typeof wanted === 'string' && new RegExp(wanted).test(got),
  atLeast: ({ got, wanted }) => typeof got === 'number' && typeof wanted === 'number' && got >= wanted,
  atMost: ({ got, wanted }) => typeof got === 'number' && typeof wanted === 'number' && got <= wanted,
  present: () => true,
  missing: () => false,
  contains: ({ got, wanted }) => contains(got, wanted),
  lacks: ({ got, wanted }) => (typeof got === 'string' || Array.isArray(got)) && !contains(got, wanted),
  every: ({ got, wanted }) =>
    Array.isArray(got) && got.length > 0 && got.every((entry) => isSameValue(entry, wanted)),
}

/** `undefined` unless the text is JSON. */
const parse = (json: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return undefined
  }
}

/**
 * The verdict on what a test got, as JSON text, or `null` where there was no value. Whatever made the value, the
 * verdict is reached here, from the value alone.
 */
export const judgeTest = (
  test: Pick<ExerciseTest, 'compare' | 'expected'>,
  got: string | null,
): TestOutcome => {
  const read = got === null ? undefined : parse(got)
  if (!read) return { passed: test.compare === 'missing' && got === null, got }
  const wanted = test.expected === '' ? undefined : parse(test.expected)?.value
  return { passed: compared[test.compare]({ got: read.value, wanted }), got }
}
