import type { CallOutput } from '@nextrung/contract/call'
import type { getHealth } from '@nextrung/contract/health'
import { Answer } from '../../http/answer.ts'
import type { PublicContext } from '../../http/request-context.ts'
import { answersInTime } from './health.store.ts'

/** Reports whether the server can serve requests, and what is degraded. */
export const checkHealth = async (ctx: PublicContext): Promise<Answer<CallOutput<typeof getHealth>>> => {
  if (!(await answersInTime(ctx.db)))
    return new Answer(503, {
      status: 'unavailable' as const,
      alive: true as const,
      ready: false,
      degraded: ['The database does not answer.'],
    })
  const degraded: string[] = []
  if ((await ctx.freeDiskBytes()) < ctx.config.limits.minimumFreeDiskBytes)
    degraded.push('The disk is nearly full; uploads are refused.')
  return new Answer(200, {
    status: degraded.length > 0 ? ('degraded' as const) : ('ready' as const),
    alive: true as const,
    ready: true,
    degraded,
  })
}
