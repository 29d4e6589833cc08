import { z } from 'zod'

/** A whole number as it stands in an address: digits only, so that no two spellings mean the same. */
export const wholeNumber = (most: number) =>
  z
    .union([z.number(), z.string().regex(/^[1-9]\d{0,9}$/)])
    .transform(Number)
    .pipe(z.number().int().min(1).max(most))

/** The largest number that a row can have. */
export const largestId = 2147483647

/** The number of a row, in an address. */
export const rowId = wholeNumber(largestId)
