import { holdLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../errors.ts'
import * as store from './idempotency.store.ts'

type Act<Result> = {
  request: store.KnownRequest
  perform: () => Promise<Result>
  /** What to store of the result. */
  keep: (result: Result) => store.Kept
  /** Restores the result of an earlier request from what was stored. */
  recall: (answered: store.AnsweredRequest) => Promise<Result>
}

/**
 * Runs a request once, however often it is sent, in the transaction that stores its effect. A person's requests run one
 * at a time, so a duplicate waits here and then gets the first one's answer. A failed request is not stored and can be
 * sent again.
 * @throws AppError KEY_REUSED when its key was used with other content before
 */
export const once = async <Result>(
  tx: Database,
  { request, perform, keep, recall }: Act<Result>,
): Promise<Result> => {
  await holdLock(tx, 'person', request.userId)
  const answered = await findAnswered(tx, request)
  if (answered) return recall(answered)
  const result = await perform()
  await store.insertAnswered(tx, { ...request, ...keep(result) })
  return result
}

/**
 * Finds an earlier run of the same request. Call it before expensive work; `once` checks again under the lock.
 * @throws AppError KEY_REUSED when its key was used with other content before
 */
export const findAnswered = async (
  db: Database,
  request: store.KnownRequest,
): Promise<store.AnsweredRequest | undefined> => {
  const { key, duplicatesSince } = request
  if (key === undefined) return duplicatesSince && store.findDuplicate(db, { ...request, duplicatesSince })
  const answered = await store.findByKey(db, { ...request, key })
  if (answered?.fingerprint && answered.fingerprint !== request.fingerprint)
    throw new AppError(
      'KEY_REUSED',
      'This Idempotency-Key was sent before with other content. Send a new key with a new request.',
    )
  return answered
}
