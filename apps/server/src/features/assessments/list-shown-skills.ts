import type { ShownSkill } from '@nextrung/contract/shown-skills'
import type { Services } from '../../context.ts'
import { listAssessments } from './assessments.store.ts'

// Level 1 can be reached by guessing, so it shows nothing.
const lowestShown = 2

/** The skills that the person has shown in a quiz, with the level of the newest one. */
export const listShownSkills = async ({ db }: Pick<Services, 'db'>, userId: number): Promise<ShownSkill[]> =>
  (await listAssessments(db, userId)).flatMap(
    ({ id, skillName, proficiencyLevel, lastAssessed, verificationMethod }) =>
      verificationMethod === 'test' && proficiencyLevel !== null && proficiencyLevel >= lowestShown
        ? {
            skill: skillName,
            kind: 'assessment' as const,
            id: String(id),
            title: `Quiz about ${skillName}`,
            shownOn: lastAssessed,
            level: proficiencyLevel,
            checkedBy: 'server' as const,
          }
        : [],
  )
