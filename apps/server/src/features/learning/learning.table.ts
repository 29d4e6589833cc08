import type { LearningPreferences, nextStepAnswers } from '@nextrung/contract/learning-plan'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a path was made from, to tell whether that has changed since. */
export type PlanBasis = { resumeId: number | null; skills: string[] }

/** The first open milestone with the ISO date that the person last saw for it. */
export type NextMilestone = { id: string; title: string; on: string }

/** What the person set for their plan, and the goal of the path that was last made. The path itself is worked out anew. */
export const learningPlans = pgTable('learning_plans', {
  userId: personId().primaryKey(),
  preferences: jsonb().$type<LearningPreferences>().notNull(),
  /** One of the target roles, or a role in the caller's own words. Empty until a path was made. */
  targetRole: text(),
  requiredSkills: jsonb().$type<string[]>().notNull(),
  nextSteps: jsonb().$type<string[]>().notNull(),
  basis: jsonb().$type<PlanBasis>(),
  engine: text(),
  madeAt: moment(),
  /** Dates move with every day, so reminders go by this one. */
  nextMilestone: jsonb().$type<NextMilestone>(),
  remindedAt: moment(),
  updatedAt: updatedAt(),
})

/** Milestones that the person ticked by their own word, with their skills at that time. */
export const milestoneMarks = pgTable(
  'milestone_marks',
  {
    id: id(),
    userId: personId(),
    milestoneId: text().notNull(),
    role: text().notNull(),
    title: text().notNull(),
    skills: jsonb().$type<string[]>().notNull(),
    markedAt: createdAt(),
  },
  (table) => [unique('milestone_marks_once').on(table.userId, table.role, table.milestoneId)],
)

/** What the person answered to a suggested next step. */
export const nextStepReplies = pgTable(
  'next_step_replies',
  {
    id: id(),
    userId: personId(),
    /** Names the kind of step and what it is about. */
    stepId: text().notNull(),
    title: text().notNull(),
    answer: text().$type<(typeof nextStepAnswers)[number]>().notNull(),
    answeredAt: createdAt(),
  },
  (table) => [unique('next_step_replies_once').on(table.userId, table.stepId)],
)
