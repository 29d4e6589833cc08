import type { PublicContext } from '../../http/request-context.ts'
import { readSession } from './read-session.ts'

/** Who is signed in; null for nobody. Every load of a page asks it. */
export const getSession = async (ctx: PublicContext) => {
  if (!ctx.user) return null
  // An upload may follow, and the reader takes a third of a second to load.
  ctx.reader.prepare()
  return readSession(ctx, ctx.user.uid)
}
