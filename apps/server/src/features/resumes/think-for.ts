import { TooManyWaitingError } from '@nextrung/documents/fair-turns'
import { AppError, unavailable } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { TooMuchToThinkError } from './thinking-threads.ts'
import type { ThinkingActs } from './thinking-worker.ts'

/**
 * Lets the engine think for the person who asks.
 * @throws AppError TOO_COMPLEX_FILE at its limits, UNAVAILABLE when too many of the person's requests wait
 */
export const thinkFor = async <Act extends keyof ThinkingActs>(
  ctx: RequestContext,
  act: Act,
  input: Parameters<ThinkingActs[Act]>[0],
): Promise<ReturnType<ThinkingActs[Act]>> => {
  try {
    return await ctx.thinking.think(act, { owner: ctx.user.id, input })
  } catch (error) {
    if (error instanceof TooMuchToThinkError)
      throw new AppError('TOO_COMPLEX_FILE', 'This resume is too complex to process.', { cause: error })
    if (error instanceof TooManyWaitingError) throw unavailable(error)
    throw error
  }
}
