import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const deepest = 50
const mostKeys = 2000

/** Reads JSON bodies: an empty one is no body, and neither depth nor key count is unbounded. */
export const acceptJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text.trim() === '') return done(null, undefined)
    if (isOversized(text))
      return done(new AppError('BAD_REQUEST', 'The request is too deeply nested or has too many fields.'))
    void parse(request, text, done)
  })
}

// Counted before parsing, so that nesting never reaches the stack.
const isOversized = (text: string): boolean => {
  let depth = 0
  let keys = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === ':') keys++
    else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') depth--
    if (depth > deepest || keys > mostKeys) return true
  }
  return false
}
