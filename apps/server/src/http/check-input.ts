import type { z } from 'zod'
import { AppError } from '../errors.ts'

/**
 * The value as the schema reads it.
 * @throws AppError BAD_REQUEST with the first thing that is wrong
 */
export const checkInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value === undefined ? {} : value)
  if (parsed.success) return parsed.data
  throw new AppError('BAD_REQUEST', firstIssue(parsed.error))
}

// The contract's own sentences stand alone; the library's default ones need the field's name.
const defaultSentence =
  /^(Invalid (input|option|string|number|key|value|discriminator)\b|Invalid (email address|URL)$|Too (big|small): |Unrecognized key)/

const firstIssue = (error: z.ZodError): string => {
  const issue = error.issues[0]
  const where = issue?.path.join('.')
  const message = issue?.message ?? 'The request is not valid.'
  return where && defaultSentence.test(message) ? `${where}: ${message}` : message
}
