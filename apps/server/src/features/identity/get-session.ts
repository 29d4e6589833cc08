import type { PublicContext } from '../../http/request-context.ts'
import { readSession } from './read-session.ts'

/** Who is signed in; null for nobody. */
export const getSession = async (ctx: PublicContext) => (ctx.user ? readSession(ctx, ctx.user.uid) : null)
