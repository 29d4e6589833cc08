import { createHash } from 'node:crypto'
import type { Call } from '@nextrung/contract/call'
import type { RequestContext } from '../http/request-context.ts'
import { type DuplicatesSince, type KnownRequest, readArrival } from './idempotency.store.ts'

const recentMs = 10 * 60_000

/** A call that is carried out once for a key; what counts as its twin without one is declared in the contract. */
type KeyedCall = Pick<Call, 'method' | 'path'> & {
  readonly idempotency: 'key' | 'key-or-in-flight' | 'key-or-recent'
}

/**
 * Says by what a request is known again: its key, or else what was asked for. Call it before the work begins, so that
 * whatever is carried out from then on is seen as its twin.
 */
export const describeRequest = async (
  ctx: RequestContext,
  { call, asked }: { call: KeyedCall; asked: unknown },
): Promise<KnownRequest> => {
  const key = ctx.request.idempotencyKey
  return {
    userId: ctx.user.id,
    call: `${call.method} ${call.path}`,
    key,
    fingerprint: createHash('sha256').update(JSON.stringify(asked)).digest('base64'),
    duplicatesSince: key === undefined ? await findDuplicatesSince(ctx, call) : undefined,
  }
}

const findDuplicatesSince = async (
  ctx: RequestContext,
  call: KeyedCall,
): Promise<DuplicatesSince | undefined> => {
  if (call.idempotency === 'key') return undefined
  if (call.idempotency === 'key-or-recent') return { agoMs: recentMs }
  return readArrival(ctx.db, { userId: ctx.user.id, elapsedMs: ctx.request.elapsedMs })
}
