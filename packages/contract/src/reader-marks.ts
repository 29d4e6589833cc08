import { z } from 'zod'

// A response schema defines what our server writes. These marks define how a client reads responses of other servers
// (docs/decisions/0011-lenient-reading.md). They do not affect writing.

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

/** A field its object cannot be shown without: if it is missing or empty text, the object counts as unreadable. */
export const essential = <S extends z.ZodType>(schema: S): Essential<S> =>
  marked(schema, { essential: true }) as Essential<S>

/** A value that must match its schema exactly or counts as missing, because a partial value would mislead. */
export const whole = <S extends z.ZodType>(schema: S): Whole<S> => marked(schema, { whole: true }) as Whole<S>

/** A response the client can do without: if it is empty or unreadable, it is read as `null`. */
export const dispensable = <S extends z.ZodType>(schema: S): Dispensable<S> =>
  marked(schema, { dispensable: true }) as Dispensable<S>

/** A schema's marks; `whole(essential(x))` has both. */
export const marksOf = (schema: z.ZodType): Marks => marks.get(schema) ?? {}
