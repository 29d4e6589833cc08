import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { careerPathSuggestions } from './career-path.table.ts'

export type SuggestionRow = typeof careerPathSuggestions.$inferSelect
export type NewSuggestion = Omit<SuggestionRow, 'id' | 'createdAt'>

/** The newest suggestion for a target role; only for one user type if the person has chosen one. */
export const findSuggestion = async (
  db: Database,
  goal: { userId: number; targetRole: TargetRole; userType: UserType | undefined },
): Promise<SuggestionRow | undefined> =>
  (
    await db
      .select()
      .from(careerPathSuggestions)
      .where(
        and(
          eq(careerPathSuggestions.userId, goal.userId),
          eq(careerPathSuggestions.targetRole, goal.targetRole),
          goal.userType && eq(careerPathSuggestions.userType, goal.userType),
        ),
      )
      .orderBy(desc(careerPathSuggestions.createdAt))
      .limit(1)
  )[0]

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
    .returning()
  if (!row) throw new Error('The database returned no row for a suggestion.')
  return row
}
