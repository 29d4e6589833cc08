import fc from 'fast-check'
import { z } from 'zod'
import { sanitizeStrings } from '../../http/sanitize-strings.ts'
import { oddNumbers, oddTexts } from './odd-values.ts'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
}

const longestText = 60
const longestList = 3

/** Values that a contract schema accepts. Generated from its JSON Schema, then filtered by the schema itself. */
export const arbitraryOf = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  // The server sanitizes text before validating it: six characters that can't be stored become an empty string.
  return fromJsonSchema(described).filter((value) =>
    [value, sanitizeStrings(value)].every((one) => schema.safeParse(one).success),
  )
}

/** Values that match a JSON Schema, as far as the contract uses JSON Schema. */
export const fromJsonSchema = (schema: Schema): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema))
  const { type } = schema
  if (type === undefined) return fc.jsonValue({ maxDepth: 2 })
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fromJsonSchema({ ...schema, type: one })))
  const make = makers[type]
  if (!make) throw new Error(`values of type ${type} can't be generated`)
  return make(schema)
}

const makers: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: (schema) => text(schema),
  integer: ({ minimum = -1000, maximum = 1000 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1e308, maximum = 1e308 }) =>
    fc.oneof(
      fc.double({ min: minimum, max: maximum, noNaN: true }),
      fc.constantFrom(...oddNumbers.filter((one) => one >= minimum && one <= maximum), minimum),
    ),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = longestList }) =>
    fc.array(fromJsonSchema(items), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + longestList),
    }),
  object: (schema) => record(schema),
}

const record = ({ properties, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> => {
  if (properties || typeof additionalProperties !== 'object') {
    const parts = Object.entries(properties ?? {}).map(([name, one]): [string, fc.Arbitrary<unknown>] => [
      name,
      fromJsonSchema(one),
    ])
    return fc.record(Object.fromEntries(parts), { requiredKeys: required, noNullPrototype: true })
  }
  return fc.dictionary(fc.string({ maxLength: 12 }), fromJsonSchema(additionalProperties), {
    maxKeys: longestList,
  })
}

const text = ({ minLength = 0, maxLength = longestText, pattern, allOf = [] }: Schema) => {
  const longest = Math.max(minLength, Math.min(maxLength, longestText))
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined)
  if (patterns.length === 1 && patterns[0]) return fc.stringMatching(new RegExp(patterns[0], 'u'))
  const fits = (one: string) =>
    one.length >= minLength &&
    one.length <= maxLength &&
    patterns.every((source) => new RegExp(source, 'u').test(one))
  const filler = fc.string({ unit: 'grapheme', minLength, maxLength: longest })
  // Every pattern in the contract requires a certain kind of character. This start has them all.
  const start = patterns.length > 0 ? 'Aa1-' : ''
  return fc
    .oneof(filler, fc.string({ unit: 'binary', minLength, maxLength: longest }), fc.constantFrom(...oddTexts))
    .map((one) => `${start}${one}`)
    .filter(fits)
}
