import { z } from 'zod'

/** A whole number in a URL: digits only, so that each number has only one spelling. */
export const wholeNumber = (most: number) =>
  z
    .union([z.number(), z.string().regex(/^[1-9]\d{0,9}$/)])
    .transform(Number)
    .pipe(z.number().int().min(1).max(most))

/** The largest possible row id. */
export const largestId = 2147483647

/** A row id in a URL. */
export const rowId = wholeNumber(largestId)
