import type { ExerciseDifficulty, ExerciseKind } from '@nextrung/contract/exercises'
import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** What a person has done on each exercise they opened. */
export const exerciseProgress = pgTable(
  'exercise_progress',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: text().notNull(),
    /** As they were at the time, for when the exercise is withdrawn. */
    title: text().notNull(),
    skill: text().notNull(),
    kind: text().$type<ExerciseKind>().notNull(),
    difficulty: text().$type<ExerciseDifficulty>().notNull(),
    attempts: integer().notNull().default(0),
    /** Failed runs with changed code. */
    failedTries: integer().notNull().default(0),
    hintsTaken: integer().notNull().default(0),
    solutionSeenAt: moment(),
    /** Of the first pass. */
    passedAt: moment(),
    passedBy: text().$type<'server' | 'browser'>(),
    passedCode: text(),
    /** They passed before they saw the solution. */
    passedAlone: boolean().notNull().default(false),
    /** Runs since the start of the current minute. */
    minuteStartedAt: moment(),
    runsThisMinute: integer().notNull().default(0),
  },
  (table) => [unique('exercise_progress_once').on(table.userId, table.exerciseId)],
)
