import { availableParallelism } from 'node:os'
import { makeFairQueue } from '@nextrung/documents/fair-queue'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { PasswordHashing } from './identity.ts'

const maxWaiting = 1000

/**
 * better-auth's scrypt on all cores but one: each hash occupies a core for some 60 ms, and many at once would leave
 * none for other requests.
 */
export const queuedPasswordHashing = (): PasswordHashing => {
  // The queue never gives one owner the last of several slots. There is a single owner here, so add a slot.
  const concurrency = Math.max(1, availableParallelism() - 1) + 1
  const queue = makeFairQueue({ concurrency, maxQueued: maxWaiting, maxQueuedPerOwner: maxWaiting })
  const queued = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const end = await queue.acquire('passwords')
    return work().finally(end)
  }
  return {
    hash: (password) => queued(() => hashPassword(password)),
    verify: (given) => queued(() => verifyPassword(given)),
  }
}
