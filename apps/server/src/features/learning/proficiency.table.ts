import type { LevelResource } from '@nextrung/engine/learning/list-proficiency-levels'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, seedColumns } from '../../db/columns.ts'

/** What a person can do at each level of a skill, from 1 to 5. */
export const skillProficiencyLevels = pgTable(
  'skill_proficiency_levels',
  {
    id: id(),
    skillName: text().notNull(),
    level: integer().notNull(),
    description: text().notNull(),
    requiredCapabilities: jsonb().$type<string[]>().notNull(),
    suggestedProjects: jsonb().$type<string[]>().notNull(),
    /** Courses and articles for this level, best first; the id is that of the knowledge base. */
    learningResources: jsonb().$type<LevelResource[]>().notNull(),
    ...seedColumns(),
  },
  (table) => [unique('skill_proficiency_levels_once').on(table.skillName, table.level)],
)
