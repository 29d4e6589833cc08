import type { ChallengeWorks } from '@nextrung/contract/challenge-work'
import type { RequestContext } from '../../http/request-context.ts'
import { listWorks } from './challenges.store.ts'

/** What the person took and handed in. */
export const listChallengeWorks = async (ctx: RequestContext): Promise<ChallengeWorks> => ({
  works: (await listWorks(ctx.db, ctx.user.id)).map(
    ({ challengeId, title, stepsDone, link, text, answers, criteria, takenAt, handedInAt }) => ({
      challengeId,
      title,
      stepsDone,
      link,
      text,
      takenAt: takenAt.toISOString(),
      handedInAt: handedInAt?.toISOString() ?? null,
      ...(answers && { answers }),
      ...(criteria && { criteria }),
    }),
  ),
})
