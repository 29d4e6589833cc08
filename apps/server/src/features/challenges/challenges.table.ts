import type { CheckedWork } from '@nextrung/contract/challenge-work'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** The challenges that a person took, and what they handed in. */
export const challengeWorks = pgTable(
  'challenge_works',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    challengeId: text().notNull(),
    /** Title and skills as they were when it was taken. */
    title: text().notNull(),
    skills: jsonb().$type<string[]>().notNull(),
    stepsDone: jsonb().$type<number[]>().notNull(),
    link: text(),
    text: text(),
    /** What they pasted for each criterion, and how each was decided when they handed in. */
    answers: jsonb().$type<string[]>(),
    criteria: jsonb().$type<CheckedWork['criteria']>(),
    takenAt: moment().notNull(),
    handedInAt: moment(),
  },
  (table) => [unique('challenge_works_once').on(table.userId, table.challengeId)],
)
