import type { Call } from '@nextrung/contract/call'
import { ErrorBody, errorStatuses } from '@nextrung/contract/errors'
import { z } from 'zod'
import { routeRows } from '../features.ts'
import type { FuzzAnswer } from './request.ts'

/** What is wrong with an answer, as sentences. Empty if nothing is. */
export type Faults = string[]

const longestAnswerMs = 15_000
const longestError = 500
// Error messages are for people: no library names, SQL, paths or stack traces.
const inside =
  /FST_ERR|fastify|drizzle|postgres|pglite|zod|better-auth|node_modules|node:internal|\bat .+:\d+:\d+|\b(select|insert|update|delete) .+ (from|into|set) |\/(home|srv|usr|tmp|var)\//i
// Calls that need a provider answer 501 if it isn't configured. Their request rows list that status.
const needsProvider = ({ method, path }: Call): boolean =>
  routeRows[`${method} ${path}`]?.answers.includes(501) ?? false
// Booleans in the contract that tell people whether they have a password.
const yesOrNo = new Set(['hasPassword', 'passwordSignIn'])
const forbiddenKeys =
  /password|accountId|accessToken|refreshToken|token$|secret|fingerprint|fileId|storage|disabledAt|feedbackWords|understood$/i

/** Checks that apply to every answer. `foreign` is text that belongs only to another person. */
export const judgeAnswer = (
  call: Call,
  { answer, foreign }: { answer: FuzzAnswer; foreign: string },
): Faults => {
  const { status, headers, bytes, tookMs } = answer
  const text = bytes.toString('utf8')
  const isAllowed = status < 500 || (status === 501 && needsProvider(call))
  return [
    ...(isAllowed ? [] : [`answered ${status}: ${text.slice(0, 300)}`]),
    ...(text.includes(foreign) ? ["the answer contains another person's data"] : []),
    ...(tookMs <= longestAnswerMs ? [] : [`took ${Math.round(tookMs)} ms`]),
    ...(headers['cache-control'] === 'no-store' ? [] : ['the answer may be stored']),
    ...(headers.server || headers['x-powered-by'] ? ['names the server program'] : []),
    ...(bytes.length > 0 && !headers['content-type'] ? ['has a body without a type'] : []),
    ...(status >= 400 && bytes.length > 0 ? judgeError(status, { text, type: headers['content-type'] }) : []),
    ...(status >= 200 && status < 300 ? judgeSuccess(call, { text, headers }) : []),
  ]
}

const judgeError = (status: number, { text, type }: { text: string; type: string | undefined }): Faults => {
  const parsed = ErrorBody.strict().safeParse(parse(text))
  if (!parsed.success) return [`the error is not in the shape of errors: ${text.slice(0, 300)}`]
  const { error, code = '' } = parsed.data
  const expected: number | undefined = (errorStatuses as Record<string, number>)[code]
  return [
    ...(type === 'application/json; charset=utf-8' ? [] : [`the error is sent as ${type}`]),
    ...(expected === undefined || Math.floor(expected / 100) !== Math.floor(status / 100)
      ? [`the code ${code} does not belong to ${status}`]
      : []),
    ...(inside.test(error) ? [`the error says too much: ${error.slice(0, 300)}`] : []),
    ...(error.length > longestError ? [`the error has ${error.length} characters`] : []),
    ...(/\p{Cc}/u.test(error) ? ['the error has control characters'] : []),
  ]
}

const judgeSuccess = (
  call: Call,
  { text, headers }: { text: string; headers: Record<string, string> },
): Faults => {
  if (call.binary)
    return headers['content-disposition'] && headers['x-content-type-options'] === 'nosniff'
      ? []
      : ['a file without its disposition or nosniff']
  if (!call.response) return []
  const body = parse(text)
  const parsed = call.response.safeParse(body)
  return [
    ...(parsed.success
      ? []
      : [`the answer is not what the contract says: ${parsed.error.issues[0]?.message}`]),
    ...keysOutside(
      z.toJSONSchema(call.response, { io: 'output', unrepresentable: 'any' }) as Described,
      body,
    ).map((key) => `the key ${key} is not in the contract`),
    ...allKeys(body)
      .filter((key) => forbiddenKeys.test(key) && !yesOrNo.has(key))
      .map((key) => `the key ${key} may never be answered`),
  ]
}

type Described = {
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}

/** Keys that the answer's schema doesn't name, even if it allows additional ones. */
const keysOutside = (described: Described, value: unknown, path = ''): string[] => {
  const choice =
    described.anyOf?.find((one) => keysOutside(one, value, path).length === 0) ?? described.anyOf?.[0]
  if (choice) return keysOutside(choice, value, path)
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      described.items ? keysOutside(described.items, one, `${path}/${at}`) : [],
    )
  const { properties } = described
  if (typeof value !== 'object' || value === null || !properties) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const known = properties[key]
    return known ? keysOutside(known, one, `${path}/${key}`) : [`${path}/${key}`]
  })
}

const allKeys = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(allKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...allKeys(one)])
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
