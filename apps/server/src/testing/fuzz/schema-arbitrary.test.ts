import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fromJsonSchema } from './schema-arbitrary.ts'

const schemas: Record<string, z.ZodType> = {
  text: z.string().min(2).max(9),
  pattern: z.string().regex(/^[1-9]\d{0,9}$/),
  number: z.number().int().min(1).max(20),
  choice: z.enum(['light', 'dark']),
  literal: z.literal('google'),
  union: z.union([z.boolean(), z.null()]),
  list: z.array(z.string()).min(1),
  record: z.record(z.string(), z.number()),
  object: z.strictObject({ theme: z.string().optional(), deep: z.object({ on: z.boolean() }) }),
}

test.each(Object.entries(schemas))('every value generated for a schema with a %s is valid', (_, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input' }) as Parameters<typeof fromJsonSchema>[0]
  for (const value of fc.sample(fromJsonSchema(described), { numRuns: 50, seed: 1 }))
    expect([value, schema.safeParse(value).success]).toEqual([value, true])
})
