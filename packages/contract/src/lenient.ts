import type { z } from 'zod'
import { type Dispensable, type Essential, marksOf, type Whole } from './reader-marks.ts'

type EssentialKeys<Shape> = {
  [K in keyof Shape]: Shape[K] extends Essential<z.ZodType> ? K : never
}[keyof Shape]

type Unwrapped<S> = S extends z.ZodOptional<infer Inner> | z.ZodNullable<infer Inner> ? Unwrapped<Inner> : S

type ListKeys<Shape> = {
  [K in keyof Shape]: Shape[K] extends Whole<z.ZodType>
    ? never
    : Unwrapped<Shape[K]> extends z.ZodArray
      ? K
      : never
}[keyof Shape]

type AlwaysThere<Shape> = EssentialKeys<Shape> | ListKeys<Shape>

type Fields<Shape> = { [K in AlwaysThere<Shape>]: Readable<Shape[K]> } & {
  [K in Exclude<keyof Shape, AlwaysThere<Shape>>]?: Readable<Shape[K]> | undefined
}

/** Keeps editor completion for the known values while allowing any other string. */
type OpenEnum<Known> = Known | (string & {})

type Readable<S> =
  S extends Whole<z.ZodType>
    ? NonNullable<z.output<S>>
    : S extends z.ZodOptional<infer Inner> | z.ZodNullable<infer Inner>
      ? Readable<Inner>
      : S extends z.ZodArray<infer Item>
        ? Readable<Item>[]
        : S extends z.ZodRecord<z.core.$ZodRecordKey, infer Value>
          ? Record<string, Readable<Value>>
          : S extends z.ZodObject<infer Shape>
            ? Fields<Shape>
            : S extends z.ZodEnum
              ? OpenEnum<z.output<S>>
              : S extends z.ZodType
                ? z.output<S>
                : never

/** The type of a response with schema `S` after lenient reading; it holds for responses of any server. */
export type Lenient<S extends z.ZodType> =
  | Readable<S>
  | (S extends Dispensable<z.ZodType> | z.ZodNullable ? null : never)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const decimal = /^-?\d+(?:\.\d+)?$/

const readNumber = (raw: unknown): number | undefined => {
  if (typeof raw === 'number') return raw
  // Databases return decimals as text.
  return typeof raw === 'string' && decimal.test(raw) ? Number(raw) : undefined
}

const readItems = (item: z.ZodType, raw: unknown): unknown[] =>
  Array.isArray(raw) ? raw.map((one) => read(item, one)).filter((one) => one !== undefined) : []

const readEntries = (entry: z.ZodType, raw: unknown): unknown => {
  if (!isRecord(raw)) return undefined
  const entries = Object.entries(raw).map(([key, one]) => [key, read(entry, one)] as const)
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

const readFields = (shape: Record<string, z.ZodType>, raw: unknown): unknown => {
  if (!isRecord(raw)) return undefined
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const value = read(schema, raw[name])
    if (value === undefined || value === '') {
      if (marksOf(schema).essential) return undefined
    }
    if (value !== undefined) fields[name] = value
  }
  return fields
}

/** The readable parts of the value, or undefined. Length, format and range are up to the writer, so not checked. */
const read = (schema: z.ZodType, raw: unknown): unknown => {
  if (marksOf(schema).whole) return schema.safeParse(raw).data ?? undefined
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return read(def.innerType as z.ZodType, raw)
    case 'array':
      return readItems(def.element as z.ZodType, raw)
    case 'record':
      return readEntries(def.valueType as z.ZodType, raw)
    case 'object':
      return readFields(def.shape as Record<string, z.ZodType>, raw)
    case 'string':
    case 'enum':
      return typeof raw === 'string' ? raw : undefined
    case 'number':
      return readNumber(raw)
    case 'boolean':
      return typeof raw === 'boolean' ? raw : undefined
    case 'literal':
      return schema.safeParse(raw).data
    case 'unknown':
      return raw ?? undefined
    default:
      throw new Error(`A response of the kind ${def.type} cannot be read leniently: mark it as whole.`)
  }
}

/**
 * Reads a response of any server: drops invalid list items, reads a missing list as empty and any other field that is
 * missing, `null` or of the wrong type as undefined, and keeps unknown enum values. `null` in place of an object is
 * read as an object without fields. `raw` is undefined for an empty body.
 * Returns undefined when the response cannot be read at all.
 */
export const readLeniently = <S extends z.ZodType>(schema: S, raw: unknown): Lenient<S> | undefined => {
  const value =
    raw === undefined ? undefined : read(schema, raw === null && schema.type === 'object' ? {} : raw)
  if (value !== undefined) return value as Lenient<S>
  const isNullFine = marksOf(schema).dispensable || (raw !== undefined && schema.type === 'nullable')
  return isNullFine ? (null as Lenient<S>) : undefined
}
