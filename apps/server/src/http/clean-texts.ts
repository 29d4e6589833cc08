// The database refuses NUL and lone surrogates, and nobody means to write other control characters.
const unwritable = /[^\P{Cc}\n\r\t]/gu

/** The same value with every text in it cleaned of what cannot be stored. */
export const cleanTexts = <Value>(value: Value): Value => clean(value) as Value

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(unwritable, '').toWellFormed()
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]))
}
