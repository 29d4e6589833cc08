import { marksOf } from '@nextrung/contract/reader-marks'
import type { z } from 'zod'

type Schema = z.core.$ZodTypes

const defOf = (schema: z.ZodType) => (schema as unknown as Schema)._zod.def

/** The schema inside `optional` and `nullable`. */
const bareDef = (schema: z.ZodType): Schema['_zod']['def'] => {
  const def = defOf(schema)
  return def.type === 'optional' || def.type === 'nullable' ? bareDef(def.innerType as z.ZodType) : def
}

type Malformed = { what: string; answer: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A type that no contract field accepts besides its own.
const wrongKind = (schema: z.ZodType): unknown => {
  const { type } = bareDef(schema)
  return type === 'object' || type === 'record' || type === 'array' ? 7 : { unexpected: true }
}

const inField = (
  schema: z.ZodType,
  given: { name: string; answer: Record<string, unknown> },
): Malformed[] => {
  const { name, answer } = given
  const { [name]: value, ...without } = answer
  const spoiled = (what: string, spoiledValue: unknown) => ({
    what: `${name} ${what}`,
    answer: { ...answer, [name]: spoiledValue },
  })
  const def = bareDef(schema)
  return [
    { what: `without ${name}`, answer: without },
    spoiled('null', null),
    spoiled('of the wrong kind', wrongKind(schema)),
    ...(def.type === 'enum' ? [spoiled('unknown', 'something-new')] : []),
    ...(marksOf(schema).whole ? [] : malformedAnswers(schema, value)).map((inner) =>
      spoiled(`with ${inner.what}`, inner.answer),
    ),
  ]
}

/** Every way a field, list or item of an answer can be missing or violate its schema. */
export const malformedAnswers = (schema: z.ZodType, answer: unknown): Malformed[] => {
  const def = bareDef(schema)
  if (def.type === 'array' && Array.isArray(answer)) {
    const item = def.element as z.ZodType
    const [first, ...rest] = answer
    return [
      { what: 'bad items', answer: [null, wrongKind(item), ...answer] },
      ...malformedAnswers(item, first).map((inner) => ({
        what: `an item ${inner.what}`,
        answer: [inner.answer, ...rest],
      })),
    ]
  }
  if (def.type !== 'object' || !isRecord(answer)) return []
  const shape = def.shape as Record<string, z.ZodType>
  return [
    { what: 'an unknown field', answer: { ...answer, unheardOf: { of: [1] } } },
    ...Object.entries(shape).flatMap(([name, field]) => inField(field, { name, answer })),
  ]
}

/**
 * Why a value violates the client's type for the schema; undefined if it doesn't. Written independently of the
 * reader, so a mistake would have to be in both.
 */
export const typeViolation = (schema: z.ZodType, value: unknown): string | undefined => {
  if (marksOf(schema).whole) return schema.safeParse(value).success ? undefined : 'is not whole'
  const def = bareDef(schema)
  switch (def.type) {
    case 'object':
      return brokenField(def.shape as Record<string, z.ZodType>, value)
    case 'array':
      if (!Array.isArray(value)) return 'is no list'
      return value.map((one) => typeViolation(def.element as z.ZodType, one)).find(Boolean)
    case 'record':
      if (!isRecord(value)) return 'is no record'
      return Object.values(value)
        .map((one) => typeViolation(def.valueType as z.ZodType, one))
        .find(Boolean)
    case 'unknown':
      return undefined
    case 'literal':
      return (def.values as unknown[]).includes(value) ? undefined : 'is another literal'
    default: {
      const kind = def.type === 'enum' ? 'string' : def.type
      return typeof value === kind ? undefined : `is no ${kind}`
    }
  }
}

const brokenField = (shape: Record<string, z.ZodType>, value: unknown): string | undefined => {
  if (!isRecord(value)) return 'is no object'
  for (const [name, field] of Object.entries(shape)) {
    const mayBeMissing =
      !marksOf(field).essential && (marksOf(field).whole || bareDef(field).type !== 'array')
    if (value[name] === undefined && mayBeMissing) continue
    const broken = typeViolation(field, value[name])
    if (broken) return `${name} ${broken}`
  }
  return undefined
}
