import { AppError } from '../errors.ts'

// The database refuses NUL and lone surrogates, and nobody means to write other control characters.
const unwritable = /[^\P{Cc}\n\r\t]/gu

/**
 * The same value with every text in it cleaned of what cannot be stored.
 * @throws AppError BAD_REQUEST for the name of a field that cannot be stored: cleaned, it would be another one
 */
export const sanitizeStrings = <Value>(value: Value): Value => clean(value) as Value

const cleanText = (text: string): string => text.replace(unwritable, '').toWellFormed()

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (entries.some(([key]) => cleanText(key) !== key))
    throw new AppError('BAD_REQUEST', 'The name of a field has characters that cannot be stored.')
  return Object.fromEntries(entries.map(([key, one]) => [key, clean(one)]))
}
