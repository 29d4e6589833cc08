import { holdLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../errors.ts'
import * as store from './idempotency.store.ts'

type Act<Result> = {
  request: store.KnownRequest
  perform: () => Promise<Result>
  /** What to keep of the result. */
  keep: (result: Result) => store.Kept
  /** The result of a request that was carried out before, from what was kept of it. */
  recall: (answered: store.AnsweredRequest) => Promise<Result>
}

/**
 * Carries out a request once, however often it is sent, in the transaction that stores what it does. One request of a
 * person is carried out at a time, so a twin waits here and then gets the first one's answer. A request that fails is
 * not kept, and may be sent again.
 * @throws AppError KEY_REUSED when its key came with other content before
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
 * The same request, if it was carried out before. To ask before costly work; `once` asks again under the lock.
 * @throws AppError KEY_REUSED when its key came with other content before
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
