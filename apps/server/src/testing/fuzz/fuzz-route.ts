import type { Call } from '@nextrung/contract/call'
import fc from 'fast-check'
import { type Mutated, mutatedRequests } from './mutations.ts'
import { judgeAnswer } from './oracles.ts'
import { curlOf, type FuzzAnswer, type FuzzRequest, sendUntilServed, toWire } from './request.ts'
import { rowOf, validRequests } from './valid-requests.ts'
import { idsFor, markOf, type World } from './world.ts'

export type FuzzKind = 'valid' | 'mutated'

/** The result of fuzzing one route with one kind of request. */
export type FuzzOutcome = {
  route: string
  kind: FuzzKind
  runs: number
  seed: number
  slowestMs: number
  failure?: { path: string; curl: string; faults: string }
}

export type FuzzPlan = { kind: FuzzKind; runs: number; seed: number; path?: string | undefined }

/** Sends requests to one route until an answer is wrong, then shrinks that request as far as possible. */
export const fuzzRoute = async (world: World, call: Call, plan: FuzzPlan): Promise<FuzzOutcome> => {
  let slowestMs = 0
  let last = ''
  const property = fc.asyncProperty(requestsOf(call, plan.kind), async (mutated) => {
    const asked = await ask(world, call, mutated)
    slowestMs = Math.max(slowestMs, asked.tookMs)
    if (asked.faults.length === 0) return
    last = asked.curl
    throw new Error(`${mutated.how}: ${asked.faults.join('; ')}`)
  })
  const details = await fc.check(property, {
    seed: plan.seed,
    numRuns: plan.runs,
    ...(plan.path === undefined ? {} : { path: plan.path, endOnFailure: true }),
  })
  const outcome = {
    route: `${call.method} ${call.path}`,
    kind: plan.kind,
    seed: plan.seed,
    runs: details.numRuns,
    slowestMs,
  }
  if (!details.failed) return outcome
  const faults = details.errorInstance instanceof Error ? details.errorInstance.message : 'unknown'
  return { ...outcome, failure: { path: details.counterexamplePath ?? '', curl: last, faults } }
}

type Asked = Mutated | { request: FuzzRequest; verdict: 'accepted'; how: string }

const requestsOf = (call: Call, kind: FuzzKind): fc.Arbitrary<Asked> =>
  kind === 'valid' ? validRequests(call).map(asValid) : mutatedRequests(call)

const asValid = (request: FuzzRequest): Asked => ({ request, verdict: 'accepted', how: 'a valid request' })

const ask = async (world: World, call: Call, { request, verdict }: Asked) => {
  const ids = await idsFor(world, request)
  const isWatched = call.method === 'GET' || verdict !== 'accepted'
  const before = isWatched ? await markOf(world) : ''
  const cookie: Record<string, string> = rowOf(call).isStranger ? {} : { cookie: world.a.client.cookieHeader }
  const wire = toWire({ ...request, headers: { ...cookie, ...request.headers } }, ids)
  const answer = await sendUntilServed(world.app.url, wire)
  const mayChange = (call.method !== 'GET' || rowOf(call).storesOnGet) && answer.status < 300
  const faults = [
    ...judgeAnswer(call, { answer, foreign: world.b.mark }),
    ...judgeVerdict(call, { answer, verdict }),
    ...(isWatched && !mayChange && (await markOf(world)) !== before ? ['the database changed'] : []),
  ]
  return { faults, tookMs: answer.tookMs, curl: faults.length > 0 ? curlOf(world.app.url, wire) : '' }
}

const judgeVerdict = (
  call: Call,
  { answer, verdict }: { answer: FuzzAnswer; verdict: Asked['verdict'] },
): string[] => {
  const { status } = answer
  if (verdict === 'accepted')
    return rowOf(call).answers.includes(status) ? [] : [`a valid request was answered ${status}`]
  if (verdict === 'hidden') return status === 404 ? [] : [`another person's id was answered ${status}`]
  return verdict === 'refused' && status < 400 ? [`an invalid request was answered ${status}`] : []
}
