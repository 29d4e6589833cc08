import { availableParallelism } from 'node:os'
import { makeFairQueue } from '@nextrung/documents/fair-queue'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { PasswordHashing } from './identity.ts'

const maxWaiting = 1000

/**
 * The provider's scrypt, on all cores but one: each hash keeps a core busy for some 60 ms, and many at once would
 * leave none for everybody else.
 */
export const queuedPasswordHashing = (): PasswordHashing => {
  // No one owner may hold the last place of several; here there is one owner, so one place is added.
  const atOnce = Math.max(1, availableParallelism() - 1) + 1
  const queue = makeFairQueue({ concurrency: atOnce, maxQueued: maxWaiting, maxQueuedPerOwner: maxWaiting })
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const end = await queue.acquire('passwords')
    return work().finally(end)
  }
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (given) => inTurn(() => verifyPassword(given)),
  }
}
