import type { TargetRole, UserType } from '@nextrung/contract/roles'
import type { MappedPath } from '@nextrung/engine/path/map-career-path'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'
import { resumes } from '../resumes/resumes.table.ts'

/** The recommendations a person asked for: the newest for each target role and user type. */
export const careerPathSuggestions = pgTable(
  'career_path_suggestions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    targetRole: text().$type<TargetRole>().notNull(),
    userType: text().$type<UserType>().notNull(),
    /** The resume version it rests on; it quotes its lines, so it goes with it. */
    resumeId: integer().references(() => resumes.id, { onDelete: 'cascade' }),
    resumeVersion: integer(),
    resumeFileName: text(),
    /** Of what was understood: corrections within one sitting keep the version. */
    resumeDigest: text(),
    /** What it took from the profile, to tell whether that has changed. */
    profile: jsonb()
      .$type<{ title?: string | undefined; skills: string[]; certificates: string[] }>()
      .notNull(),
    /** Skills that the person named when asking and that nothing else shows. */
    claimed: jsonb().$type<string[]>().notNull(),
    path: jsonb().$type<MappedPath>().notNull(),
    engine: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('career_path_suggestions_goal').on(table.userId, table.targetRole, table.userType),
    index('career_path_suggestions_resume').on(table.resumeId),
  ],
)
