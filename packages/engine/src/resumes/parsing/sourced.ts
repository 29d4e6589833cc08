import type { ResumeSources } from '../resume-model.ts'
import type { Line } from './line.ts'

/** A value, the lines it was read from, and how sure the reading is, from 0 to 1, where a model says so. */
export class Sourced<T extends string | boolean> {
  readonly value: T
  readonly from: readonly Line[]
  readonly sure: number | undefined

  constructor(value: T, from: readonly Line[], sure?: number) {
    this.value = value
    this.from = from
    this.sure = sure
  }
}

/** Part of a resume document during parsing: every string and flag still carries its lines. */
export type Draft<T> = T extends string
  ? Sourced<string>
  : T extends boolean
    ? Sourced<boolean>
    : T extends (infer Item)[]
      ? Draft<Item>[]
      : T extends object
        ? { [Key in keyof T]: Draft<T[Key]> }
        : T

type Place = { pointer: string; sources: ResumeSources; sureness: Map<string, number> }

function strip(draft: unknown, at: Place): unknown {
  if (draft instanceof Sourced) {
    const seen = new Set<Line>()
    const from = draft.from.filter((line) => !seen.has(line) && seen.add(line))
    at.sources[at.pointer] = from.map((line) => line.source)
    if (draft.sure !== undefined) at.sureness.set(at.pointer, draft.sure)
    return draft.value
  }
  if (Array.isArray(draft)) {
    return draft.map((item, index) => strip(item, { ...at, pointer: `${at.pointer}/${index}` }))
  }
  if (draft === null || typeof draft !== 'object') return draft
  const entries = Object.entries(draft).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, strip(value, { ...at, pointer: `${at.pointer}/${key}` })]),
  )
}

/** Unwraps a draft into its plain value and records each field's source and sureness by JSON pointer. */
export function settle<T>(draft: Draft<T>, at: Place): T {
  // A draft is T with each leaf wrapped, which TypeScript cannot follow through the recursion.
  return strip(draft, at) as T
}
