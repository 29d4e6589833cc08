import type { PathHeldSkill } from '@nextrung/contract/career-path'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { careerPathSuggestions } from './career-path.table.ts'

export type SuggestionRow = typeof careerPathSuggestions.$inferSelect
export type NewSuggestion = Omit<SuggestionRow, 'id' | 'createdAt'>

type Goal = { userId: number; targetRole: TargetRole; userType: UserType | undefined }

const ofGoal = (goal: Goal) =>
  and(
    eq(careerPathSuggestions.userId, goal.userId),
    eq(careerPathSuggestions.targetRole, goal.targetRole),
    goal.userType && eq(careerPathSuggestions.userType, goal.userType),
  )

/** The newest suggestion for a target role; only for one user type if the person has chosen one. */
export const findSuggestion = async (db: Database, goal: Goal): Promise<SuggestionRow | undefined> =>
  (
    await db
      .select()
      .from(careerPathSuggestions)
      .where(ofGoal(goal))
      .orderBy(desc(careerPathSuggestions.createdAt))
      .limit(1)
  )[0]

/** What the person was shown to have in the newest suggestion for a goal, without the rest of its path. */
export const findShownSkills = async (db: Database, goal: Goal): Promise<PathHeldSkill[]> => {
  const [row] = await db
    .select({ held: sql<PathHeldSkill[] | null>`${careerPathSuggestions.path} #> '{root,held}'` })
    .from(careerPathSuggestions)
    .where(ofGoal(goal))
    .orderBy(desc(careerPathSuggestions.createdAt))
    .limit(1)
  return row?.held ?? []
}

/** Stores a suggestion in place of the earlier one for the same goal. */
export const saveSuggestion = async (tx: Database, suggestion: NewSuggestion): Promise<SuggestionRow> => {
  const { userId: _, targetRole: __, userType: ___, ...made } = suggestion
  const [row] = await tx
    .insert(careerPathSuggestions)
    .values(suggestion)
    .onConflictDoUpdate({
      target: [
        careerPathSuggestions.userId,
        careerPathSuggestions.targetRole,
        careerPathSuggestions.userType,
      ],
      set: { ...made, createdAt: sql`now()` },
    })
    // Not the whole row: it would read the large path back that was just written.
    .returning({ id: careerPathSuggestions.id, createdAt: careerPathSuggestions.createdAt })
  if (!row) throw new Error('The database returned no row for a suggestion.')
  return { ...suggestion, ...row }
}
