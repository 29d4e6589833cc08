import type { z } from 'zod'
import { AppError } from '../errors.ts'

/**
 * Parses the value with the schema.
 * @throws AppError BAD_REQUEST with the first validation error
 */
export const checkInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value === undefined ? {} : value)
  if (parsed.success) return parsed.data
  throw new AppError('BAD_REQUEST', firstIssue(parsed.error))
}

// The contract's own messages are complete; zod's default ones need the field's name.
const defaultMessage =
  /^(Invalid (input|option|string|number|key|value|discriminator)\b|Invalid (email address|URL)$|Too (big|small): |Unrecognized key)/

const firstIssue = (error: z.ZodError): string => {
  const issue = error.issues[0]
  const where = issue?.path.join('.')
  const message = issue?.message ?? 'The request is not valid.'
  return where && defaultMessage.test(message) ? `${where}: ${message}` : message
}
