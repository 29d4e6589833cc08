import type { Call } from '@nextrung/contract/call'
import fc from 'fast-check'
import { z } from 'zod'
import { mutateJson } from './json-mutations.ts'
import { oddIds, oddTexts, otherSpellings } from './odd-values.ts'
import type { FuzzRequest } from './request.ts'
import { rowOf, validRequests } from './valid-requests.ts'
import { foreignTo, wordsOf } from './world.ts'

/** `refused`: must fail. `hidden`: must be answered like an id that doesn't exist. `any`: must not break the server. */
export type Verdict = 'refused' | 'hidden' | 'any'
export type Mutated = { request: FuzzRequest; verdict: Verdict; how: string }

type Mutation = (call: Call) => fc.Arbitrary<(request: FuzzRequest) => Mutated> | undefined

const hugeText = 'x'.repeat(1024 * 1024 + 1)
const always = <Value>(value: Value) => fc.constant(value)

const inBody: Mutation = (call) => {
  if (!call.body) return undefined
  const { body: schema } = call
  return mutateJson.map(({ how, mutate }) => (request) => {
    const value = mutate(request.body.kind === 'json' ? request.body.value : {})
    // The schema may still accept a mutated body, such as a POST with an extra key. Then the request may succeed.
    const sent = (JSON.stringify(value) ?? 'null')
      .replaceAll('{email}', 'someone@example.com')
      // An id that is only known once the rows are there.
      .replace(/"\{\w+\}"/g, '"1"')
    const verdict = schema.safeParse(JSON.parse(sent)).success ? 'any' : 'refused'
    return { request: { ...request, body: { kind: 'json', value } }, verdict, how }
  })
}

const asText: Mutation = (call) =>
  call.body
    ? fc
        .constantFrom<[string, string]>(
          ['broken JSON', '{"a":'],
          ['NaN in JSON', '{"theme":NaN}'],
          ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
          ['deep objects', `${'{"document":'.repeat(2000)}1${'}'.repeat(2000)}`],
          [
            'ten thousand keys',
            JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at]))),
          ],
          ['a body over the limit', JSON.stringify({ feedback: hugeText })],
          ['the prototype', '{"__proto__":{"theme":"dark"}}'],
          ['the constructor', '{"constructor":{"prototype":{"theme":"dark"}}}'],
          ['a text', '"theme"'],
          ['a list', '[]'],
          ['null', '[null]'],
          ['a list after a byte order mark', '\uFEFF[]'],
        )
        .map(([how, text]) => (request) => ({
          request: { ...request, body: { kind: 'text', text, type: 'application/json' } },
          verdict: 'refused',
          how,
        }))
    : undefined

const asOtherType: Mutation = (call) =>
  call.body
    ? fc
        .constantFrom(
          'text/plain',
          'application/xml',
          'application/x-www-form-urlencoded',
          'x',
          'application/jsonp',
          '',
        )
        .map((type) => (request) => ({
          request: { ...request, body: { kind: 'text', text: '{"theme":"dark"}', type } },
          verdict: type === '' ? 'any' : 'refused',
          how: `content type ${type}`,
        }))
    : undefined

const asForm: Mutation = (call) =>
  call.body || call.form
    ? always((request: FuzzRequest) => ({
        request: { ...request, body: { kind: 'form', parts: [{ name: 'theme', value: 'dark' }] } },
        verdict: 'refused',
        how: 'a form without a file',
      }))
    : undefined

const inForm: Mutation = (call) =>
  call.form
    ? fc
        .constantFrom<[string, FuzzRequest['body']]>(
          ['JSON for a form', { kind: 'json', value: { file: 'x' } }],
          [
            'a broken boundary',
            { kind: 'text', text: '------x\r\nbroken', type: 'multipart/form-data; boundary=y' },
          ],
          ['no boundary', { kind: 'text', text: 'x', type: 'multipart/form-data' }],
          [
            'an empty file',
            { kind: 'form', parts: [{ name: 'file', value: '', fileName: 'a.txt', type: 'text/plain' }] },
          ],
          [
            'another kind of file',
            { kind: 'form', parts: [{ name: 'file', value: 'MZ', fileName: 'a.exe', type: 'text/plain' }] },
          ],
          [
            'two files',
            { kind: 'form', parts: [1, 2].map(() => ({ name: 'file', value: 'Jo', fileName: 'a.txt' })) },
          ],
          ['the prototype as a field', { kind: 'form', parts: [{ name: '__proto__', value: 'x' }] }],
          [
            'thirty fields',
            { kind: 'form', parts: Array.from({ length: 30 }, (_, at) => ({ name: `f${at}`, value: '' })) },
          ],
          [
            'a role that does not exist',
            {
              kind: 'form',
              parts: [
                { name: 'targetRole', value: 'King' },
                { name: 'file', value: 'Jo Doe', fileName: 'a.txt' },
              ],
            },
          ],
        )
        .map(([how, body]) => (request) => ({ request: { ...request, body }, verdict: 'refused', how }))
    : undefined

const inPath: Mutation = (call) => {
  const [word] = wordsOf(rowOf(call).path)
  if (word === undefined) return undefined
  const known = otherSpellings.map((one) => one.replace('*', `{${word}}`))
  return fc.constantFrom(...oddIds, ...known, '1'.repeat(300), '{missing}').map((id) => (request) => ({
    request: { ...request, path: request.path.replace(`{${word}}`, id) },
    verdict: 'refused',
    how: `id ${id.slice(0, 20)}`,
  }))
}

const ofOthers: Mutation = (call) => {
  const choices = wordsOf(rowOf(call).path).flatMap((word) =>
    foreignTo(word).map((foreign): [string, string] => [`{${word}}`, foreign]),
  )
  if (choices.length === 0) return undefined
  return fc.constantFrom(...choices).map(([own, foreign]) => (request) => ({
    request: { ...request, path: request.path.replace(own, foreign) },
    verdict: 'hidden',
    how: 'the id of another person',
  }))
}

const inQuery: Mutation = (call) =>
  call.query
    ? fc
        .tuple(
          fc.constantFrom(...keysOf(call.query)),
          fc.constantFrom(...oddTexts, '0', '21', '1.0', '0x1', ' 1', hugeText.slice(0, 9000)),
        )
        .map(([name, value]) => (request) => {
          const query = [...request.query.filter(([one]) => one !== name), [name, value] as [string, string]]
          const isValid = call.query?.safeParse(Object.fromEntries(query)).success
          return {
            request: { ...request, query },
            verdict: isValid ? 'any' : 'refused',
            how: `query ${name}`,
          }
        })
    : undefined

const keysOf = (schema: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})

const twiceInQuery: Mutation = () =>
  fc.constantFrom('format', 'page', 'x').map((name) => (request) => ({
    request: { ...request, query: [...request.query, [name, '1'], [name, '2']] },
    verdict: 'refused',
    how: 'a field of the query twice',
  }))

const oddMethod: Mutation = () =>
  fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH').map((method) => (request) => ({
    request: { ...request, method, body: { kind: 'none' } },
    verdict: 'refused',
    how: `method ${method}`,
  }))

const oddHeader: Mutation = () =>
  fc
    .constantFrom<[string, string]>(
      ['cookie', 'nextrung=%zz; nextrung=a.b; =; ;;'],
      ['cookie', `nextrung=${'x'.repeat(4000)}`],
      ['accept-encoding', 'gzip;q=0, br;q=nan, *;q=0'],
      ['accept', '\u00ff/\u00fe'],
      ['if-none-match', `W/"${'x'.repeat(8000)}", *`],
      ['idempotency-key', 'x'.repeat(5000)],
      ['x-forwarded-for', "127.0.0.1, ' or 1=1"],
      ['x-forwarded-host', 'evil.example'],
      ['host', 'evil.example:99999'],
      ['range', 'bytes=-1--1,0-'],
      ['user-agent', '\u00ff'.repeat(7000)],
      ['transfer-encoding', 'chunked'],
      ['expect', '100-continue'],
      ['content-encoding', 'gzip'],
      ['origin', 'null'],
      ['origin', 'http://localhost:99999'],
    )
    .map(([name, value]) => (request) => ({
      request: { ...request, headers: { ...request.headers, [name]: value } },
      verdict: 'any',
      how: `header ${name}`,
    }))

const mutations: Mutation[] = [
  inBody,
  inBody,
  asText,
  asOtherType,
  asForm,
  inForm,
  inForm,
  inPath,
  ofOthers,
  inQuery,
  twiceInQuery,
  oddMethod,
  oddHeader,
]

/** Requests with one mutation each, and the expected verdict. */
export const mutatedRequests = (call: Call): fc.Arbitrary<Mutated> => {
  const able = mutations.flatMap((mutation) => mutation(call) ?? [])
  return fc.tuple(validRequests(call), fc.oneof(...able)).map(([request, mutate]) => mutate(request))
}
