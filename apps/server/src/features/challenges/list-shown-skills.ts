import type { ShownSkill } from '@nextrung/contract/shown-skills'
import type { Services } from '../../context.ts'
import { listWorks } from './challenges.store.ts'

// A challenge names what it shows best first; the rest it only touches.
const shownWell = 2

/** What the challenges that were handed in show, by the person's own check. */
export const listShownSkills = async ({ db }: Pick<Services, 'db'>, userId: number): Promise<ShownSkill[]> =>
  (await listWorks(db, userId)).flatMap(({ challengeId, title, skills, handedInAt }) =>
    handedInAt === null
      ? []
      : skills.slice(0, shownWell).map((skill) => ({
          skill,
          kind: 'challenge' as const,
          id: challengeId,
          title,
          shownOn: handedInAt,
          checkedBy: 'self' as const,
        })),
  )
