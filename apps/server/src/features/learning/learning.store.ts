import type { LearningPreferences } from '@nextrung/contract/learning-plan'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { learningPlans, milestoneMarks, type NextMilestone, nextStepReplies } from './learning.table.ts'

export type PlanRow = typeof learningPlans.$inferSelect
export type MarkRow = typeof milestoneMarks.$inferSelect
export type ReplyRow = typeof nextStepReplies.$inferSelect

/** What a person who set nothing has. */
export const noPreferences: LearningPreferences = {
  hoursPerWeek: null,
  startsOn: null,
  order: [],
  skipped: [],
  topics: [],
}

export const findPlan = async (db: Database, userId: number): Promise<PlanRow | undefined> =>
  (await db.select().from(learningPlans).where(eq(learningPlans.userId, userId)))[0]

type MadePlan = Pick<
  PlanRow,
  'targetRole' | 'requiredSkills' | 'nextSteps' | 'basis' | 'engine' | 'nextMilestone'
>

/** Stores the goal of a path that was just made; the preferences stay. */
export const saveMadePlan = async (
  tx: Database,
  { userId, made, now }: { userId: number; made: MadePlan; now: Date },
): Promise<PlanRow> => {
  const change = { ...made, madeAt: now }
  const [row] = await tx
    .insert(learningPlans)
    .values({ userId, preferences: noPreferences, ...change })
    .onConflictDoUpdate({ target: learningPlans.userId, set: change })
    .returning()
  if (!row) throw new Error('The database returned no row for a learning plan.')
  return row
}

/** Does nothing without a plan. */
export const saveNextMilestone = async (
  db: Database,
  { userId, nextMilestone }: { userId: number; nextMilestone: NextMilestone | null },
): Promise<void> => {
  await db.update(learningPlans).set({ nextMilestone }).where(eq(learningPlans.userId, userId))
}

export const savePreferences = async (
  tx: Database,
  { userId, preferences }: { userId: number; preferences: LearningPreferences },
): Promise<void> => {
  await tx
    .insert(learningPlans)
    .values({ userId, preferences, requiredSkills: [], nextSteps: [] })
    .onConflictDoUpdate({ target: learningPlans.userId, set: { preferences } })
}

/** In the order in which they were ticked. */
export const listMarks = (db: Database, userId: number): Promise<MarkRow[]> =>
  db.select().from(milestoneMarks).where(eq(milestoneMarks.userId, userId)).orderBy(asc(milestoneMarks.id))

type NewMark = Omit<MarkRow, 'id' | 'markedAt'>

/** Ticking again changes nothing. */
export const insertMark = async (tx: Database, mark: NewMark): Promise<void> => {
  await tx.insert(milestoneMarks).values(mark).onConflictDoNothing()
}

export const countMarks = (db: Database, userId: number): Promise<number> =>
  db.$count(milestoneMarks, eq(milestoneMarks.userId, userId))

export const deleteMark = async (
  tx: Database,
  { userId, role, milestoneId }: Pick<MarkRow, 'userId' | 'role' | 'milestoneId'>,
): Promise<void> => {
  await tx
    .delete(milestoneMarks)
    .where(
      and(
        eq(milestoneMarks.userId, userId),
        eq(milestoneMarks.role, role),
        eq(milestoneMarks.milestoneId, milestoneId),
      ),
    )
}

/** Newest first. */
export const listReplies = (db: Database, userId: number): Promise<ReplyRow[]> =>
  db
    .select()
    .from(nextStepReplies)
    .where(eq(nextStepReplies.userId, userId))
    .orderBy(desc(nextStepReplies.answeredAt), desc(nextStepReplies.id))

/** Replaces an earlier answer to the same step. */
export const saveReply = async (
  tx: Database,
  { now, ...reply }: Pick<ReplyRow, 'userId' | 'stepId' | 'title' | 'answer'> & { now: Date },
): Promise<void> => {
  await tx
    .insert(nextStepReplies)
    .values({ ...reply, answeredAt: now })
    .onConflictDoUpdate({
      target: [nextStepReplies.userId, nextStepReplies.stepId],
      set: { answer: reply.answer, title: reply.title, answeredAt: now },
    })
}

export const deleteReply = async (
  tx: Database,
  { userId, stepId }: Pick<ReplyRow, 'userId' | 'stepId'>,
): Promise<void> => {
  await tx
    .delete(nextStepReplies)
    .where(and(eq(nextStepReplies.userId, userId), eq(nextStepReplies.stepId, stepId)))
}

/** Deletes the oldest answers beyond this many, so that the list stays short. */
export const trimReplies = async (tx: Database, { userId, most }: { userId: number; most: number }) => {
  await tx.execute(sql`
    delete from ${nextStepReplies} where ${nextStepReplies.id} in (
      select id from next_step_replies where user_id = ${userId} order by answered_at desc, id desc offset ${most}
    )`)
}
