import { createHash } from 'node:crypto'
import type { Call } from '@nextrung/contract/call'
import type { RequestContext } from '../http/request-context.ts'
import { type DuplicatesSince, type KnownRequest, readArrival } from './idempotency.store.ts'

const recentMs = 10 * 60_000

/** A call that runs once per key. The contract declares what counts as a duplicate without a key. */
type KeyedCall = Pick<Call, 'method' | 'path'> & {
  readonly idempotency: 'key' | 'key-or-in-flight' | 'key-or-recent'
}

/**
 * Describes how to recognize a repeated request: by its key, or else by its content. Call it before the work begins, so
 * that identical requests carried out after that count as duplicates.
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
