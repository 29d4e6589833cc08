import diagnostics from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'

const sentWithinMs = 20_000

/** Counts the requests this process has sent, by heads and bodies. */
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
    /** Resolves once that many have been sent, and stops counting. */
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
