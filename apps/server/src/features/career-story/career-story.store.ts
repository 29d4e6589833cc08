import { and, count, desc, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { careerStories } from './career-story.table.ts'

export type StoryRow = typeof careerStories.$inferSelect
export type NewStory = Omit<typeof careerStories.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>

type Own = { userId: number; id: number }

const isOwn = ({ userId, id }: Own) => and(eq(careerStories.id, id), eq(careerStories.userId, userId))

export const countStories = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ stories: count() })
    .from(careerStories)
    .where(eq(careerStories.userId, userId))
  return row?.stories ?? 0
}

/** Stores a new version. The caller must hold the person's lock. */
export const insertStory = async (tx: Database, story: NewStory): Promise<StoryRow> => {
  const [newest] = await tx
    .select({ version: max(careerStories.version) })
    .from(careerStories)
    .where(eq(careerStories.userId, story.userId))
  const [row] = await tx
    .insert(careerStories)
    .values({ ...story, version: (newest?.version ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('The database returned no row for a new story.')
  return row
}

/** One of this person's stories; undefined if it belongs to someone else. */
export const findStory = async (db: Database, own: Own): Promise<StoryRow | undefined> =>
  (await db.select().from(careerStories).where(isOwn(own)))[0]

/** The same, locked until the transaction ends. */
export const findStoryForUpdate = async (tx: Database, own: Own): Promise<StoryRow | undefined> =>
  (await tx.select().from(careerStories).where(isOwn(own)).for('update'))[0]

/** The person's stories, newest first. */
export const listStories = (db: Database, userId: number): Promise<StoryRow[]> =>
  db.select().from(careerStories).where(eq(careerStories.userId, userId)).orderBy(desc(careerStories.version))

/** What the list shows of each story, newest first. */
export const listStoryHeads = (db: Database, userId: number) =>
  db
    .select({
      id: careerStories.id,
      version: careerStories.version,
      createdAt: careerStories.createdAt,
      targetRole: careerStories.targetRole,
      tone: careerStories.tone,
      length: careerStories.length,
      form: careerStories.form,
      personaType: sql<string>`${careerStories.written} ->> 'personaType'`,
      text: sql<string>`left(coalesce(${careerStories.editedText}, ${careerStories.written} ->> 'story'), 400)`,
      isEdited: sql<boolean>`${careerStories.editedText} is not null`,
    })
    .from(careerStories)
    .where(eq(careerStories.userId, userId))
    .orderBy(desc(careerStories.version))

/** The newest story of the person. */
export const findNewestStory = async (db: Database, userId: number): Promise<StoryRow | undefined> =>
  (
    await db
      .select()
      .from(careerStories)
      .where(eq(careerStories.userId, userId))
      .orderBy(desc(careerStories.version))
      .limit(1)
  )[0]

/** Saves the edited text, or removes it with `null`. */
export const saveEditedText = async (
  tx: Database,
  { editedText, ...own }: Own & { editedText: string | null },
): Promise<StoryRow | undefined> =>
  (await tx.update(careerStories).set({ editedText }).where(isOwn(own)).returning())[0]

/** False if the person has no such story. */
export const deleteStoryRow = async (db: Database, own: Own): Promise<boolean> =>
  (await db.delete(careerStories).where(isOwn(own)).returning({ id: careerStories.id })).length > 0
