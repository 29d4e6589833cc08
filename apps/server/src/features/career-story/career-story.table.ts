import type { StoryForm, StoryLength, StoryTone } from '@nextrung/contract/career-story'
import type { TargetRole } from '@nextrung/contract/roles'
import type { WrittenStory } from '@nextrung/engine/story/write-story'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** Saved career stories, numbered per person. */
export const careerStories = pgTable(
  'career_stories',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    targetRole: text().$type<TargetRole>().notNull(),
    tone: text().$type<StoryTone>().notNull(),
    length: text().$type<StoryLength>().notNull(),
    form: text().$type<StoryForm>().notNull(),
    /** The story as it was written, with its evidence. */
    written: jsonb().$type<WrittenStory>().notNull(),
    /** The text as the person edited it. */
    editedText: text(),
    engine: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('career_stories_version_per_person').on(table.userId, table.version)],
)
