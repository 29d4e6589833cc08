import { z } from 'zod'

// A response schema says what our server writes. These marks say how a client takes what another server writes
// (docs/decisions/0011-lenient-reading.md); they change nothing about writing.

declare const essentialMark: unique symbol
declare const wholeMark: unique symbol
declare const dispensableMark: unique symbol

export type Essential<S extends z.ZodType> = S & { readonly [essentialMark]: true }
export type Whole<S extends z.ZodType> = S & { readonly [wholeMark]: true }
export type Dispensable<S extends z.ZodType> = S & { readonly [dispensableMark]: true }

type Marks = { essential?: true; whole?: true; dispensable?: true }

const marks = z.registry<Marks>()

const marked = (schema: z.ZodType, mark: Marks): z.ZodType => {
  const copy = schema.clone()
  marks.add(copy, mark)
  return copy
}

/** A field without which its object cannot be shown: the object is unreadable where it is missing, or empty text. */
export const essential = <S extends z.ZodType>(schema: S): Essential<S> =>
  marked(schema, { essential: true }) as Essential<S>

/** A value that is read exactly as its schema says or counts as missing, because half of it would mislead. */
export const whole = <S extends z.ZodType>(schema: S): Whole<S> => marked(schema, { whole: true }) as Whole<S>

/** An answer that a client can do without: where it is empty or unreadable, `null` is read. */
export const dispensable = <S extends z.ZodType>(schema: S): Dispensable<S> =>
  marked(schema, { dispensable: true }) as Dispensable<S>

/** The marks of a schema; `whole(essential(x))` has both. */
export const marksOf = (schema: z.ZodType): Marks => marks.get(schema) ?? {}
