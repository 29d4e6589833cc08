import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const maxDepth = 50
const maxKeys = 2000

/** Parses JSON bodies: an empty one counts as no body, and depth and key count are limited. */
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

// Counts before parsing, so deep nesting cannot overflow the stack.
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
    if (depth > maxDepth || keys > maxKeys) return true
  }
  return false
}
