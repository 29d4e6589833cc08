import { type CardInput, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { z } from 'zod'
import type { Level } from './ability.ts'

/** What the scheduler remembers about a skill from quiz to quiz. Dates are ISO dates and times. */
export const AssessmentSchedule = z.object({
  due: z.iso.datetime(),
  lastReview: z.iso.datetime(),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.number().int(),
  lapses: z.number().int(),
})
export type AssessmentSchedule = z.output<typeof AssessmentSchedule>

const dayMs = 24 * 3600_000
// A skill fades more slowly than a fact, and a quiz takes longer than a flash card.
const shortestDays = 14
const longestDays = 180
const wantedRetention = 0.7

const scheduler = fsrs({
  request_retention: wantedRetention,
  maximum_interval: longestDays,
  enable_fuzz: false,
  enable_short_term: false,
})

/** A first quiz is rated by its level, later ones by whether the level held. */
const ratingOf = ({ level, previous }: { level: Level; previous: number | null }): Grade => {
  if (previous === null) {
    if (level === 1) return Rating.Again
    if (level === 2) return Rating.Hard
    return level === 3 ? Rating.Good : Rating.Easy
  }
  if (level < previous) return Rating.Again
  if (level === 1) return Rating.Hard
  return level > previous ? Rating.Easy : Rating.Good
}

const reviewState = 2

const cardOf = (schedule: AssessmentSchedule): CardInput => ({
  due: schedule.due,
  last_review: schedule.lastReview,
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  reps: schedule.reps,
  lapses: schedule.lapses,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  state: reviewState,
})

export type Assessed = {
  level: Level
  /** The level before; null at the first quiz. */
  previous: number | null
  schedule: AssessmentSchedule | null
  /** ISO date and time. */
  now: string
}

/**
 * When to assess the skill again, by spaced repetition: between 14 and 180 days from now, later each time the level
 * holds. A clock that was set back counts as no time passed.
 */
export const scheduleNext = ({ level, previous, schedule, now }: Assessed): AssessmentSchedule => {
  const today = new Date(now)
  const reviewed = schedule ? new Date(Math.max(today.getTime(), Date.parse(schedule.lastReview))) : today
  const card = schedule ? cardOf(schedule) : createEmptyCard(today)
  const next = scheduler.next(card, reviewed, ratingOf({ level, previous })).card
  const days = Math.min(longestDays, Math.max(shortestDays, next.scheduled_days))
  return {
    due: new Date(today.getTime() + days * dayMs).toISOString(),
    lastReview: today.toISOString(),
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
  }
}
