import type { PublicContext } from '../../http/request-context.ts'
import { readSession } from './read-session.ts'

/** The signed-in person, or null. Called on every page load. */
export const getSession = async (ctx: PublicContext) => {
  if (!ctx.user) return null
  // Warm up the reader: an upload may follow, and loading takes a third of a second.
  ctx.reader.prepare()
  return readSession(ctx, ctx.user.uid)
}
