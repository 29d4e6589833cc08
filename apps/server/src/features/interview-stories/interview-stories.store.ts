import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewStories } from './interview-stories.table.ts'

export type StoryRow = typeof interviewStories.$inferSelect
export type StoryTexts = Pick<StoryRow, 'title' | 'situation' | 'task' | 'action' | 'result' | 'resumeLine'>

type Own = { userId: number; id: number }

const isOwn = ({ userId, id }: Own) => and(eq(interviewStories.id, id), eq(interviewStories.userId, userId))

const returned = (rows: StoryRow[]): StoryRow => {
  const [row] = rows
  if (!row) throw new Error('The database returned no row for a story.')
  return row
}

/** Changed last first. */
export const listStories = (db: Database, userId: number): Promise<StoryRow[]> =>
  db
    .select()
    .from(interviewStories)
    .where(eq(interviewStories.userId, userId))
    .orderBy(desc(interviewStories.updatedAt), desc(interviewStories.id))

export const countStories = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ stories: count() })
    .from(interviewStories)
    .where(eq(interviewStories.userId, userId))
  return row?.stories ?? 0
}

export const findStory = async (db: Database, own: Own): Promise<StoryRow | undefined> =>
  (await db.select().from(interviewStories).where(isOwn(own)))[0]

/** The same, locked until the transaction ends. */
export const findStoryForUpdate = async (tx: Database, own: Own): Promise<StoryRow | undefined> =>
  (await tx.select().from(interviewStories).where(isOwn(own)).for('update'))[0]

export const insertStory = async (
  tx: Database,
  story: StoryTexts & { userId: number; updatedAt: Date },
): Promise<StoryRow> => returned(await tx.insert(interviewStories).values(story).returning())

export const updateStory = async (
  tx: Database,
  { userId, id, ...change }: StoryTexts & Own & { updatedAt: Date },
): Promise<StoryRow> =>
  returned(await tx.update(interviewStories).set(change).where(isOwn({ userId, id })).returning())

export const deleteStory = async (db: Database, own: Own): Promise<boolean> =>
  (await db.delete(interviewStories).where(isOwn(own)).returning({ id: interviewStories.id })).length > 0
