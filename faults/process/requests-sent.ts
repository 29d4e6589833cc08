import diagnostics from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'

const sentWithinMs = 20_000

/** Counts requests of this process whose head has left it, bodies included for those that have one. */
export const countSent = () => {
  let heads = 0
  let bodies = 0
  const onHead = () => {
    heads += 1
  }
  const onBody = () => {
    bodies += 1
  }
  diagnostics.subscribe('undici:client:sendHeaders', onHead)
  diagnostics.subscribe('undici:request:bodySent', onBody)
  return {
    /** Resolves once so many have left, and stops counting. */
    reached: async (wanted: { heads: number; bodies: number }): Promise<void> => {
      const giveUpAt = Date.now() + sentWithinMs
      while ((heads < wanted.heads || bodies < wanted.bodies) && Date.now() < giveUpAt) await sleep(5)
      diagnostics.unsubscribe('undici:client:sendHeaders', onHead)
      diagnostics.unsubscribe('undici:request:bodySent', onBody)
      if (heads < wanted.heads || bodies < wanted.bodies)
        throw new Error(`only ${heads} requests and ${bodies} bodies were sent`)
    },
  }
}
