import { AppError } from '../errors.ts'

// The database rejects NUL and lone surrogates, and nobody types other control characters on purpose.
const unwritable = /[^\P{Cc}\n\r\t]/gu

/**
 * Strips characters that cannot be stored from every string in the value.
 * @throws AppError BAD_REQUEST for such characters in a field name: stripped, it would be a different field
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
