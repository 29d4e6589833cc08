import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'

/** An answer to a question, with its score in per cent. */
export type PastAnswer = { questionId: number; score: number; at: Date }

/** Below it, an answer counts as a bad one and its question comes back early. */
export const goodFrom = 60

const hardFrom = 40
const easyFrom = 85
const longestDays = 120

const scheduler = fsrs({
  request_retention: 0.85,
  maximum_interval: longestDays,
  enable_fuzz: false,
  enable_short_term: false,
})

const ratingOf = (score: number): Grade => {
  if (score < hardFrom) return Rating.Again
  if (score < goodFrom) return Rating.Hard
  return score < easyFrom ? Rating.Good : Rating.Easy
}

export type QuestionSchedule = { due: Date; lastScore: number; lastAt: Date }

const dayMs = 24 * 3600_000

/** When each answered question is due again, by spaced repetition, at the earliest a day after its last answer. */
export const scheduleQuestions = (past: readonly PastAnswer[]): Map<number, QuestionSchedule> => {
  const answers = Map.groupBy(
    [...past].sort((a, b) => a.at.getTime() - b.at.getTime()),
    ({ questionId }) => questionId,
  )
  const schedules = new Map<number, QuestionSchedule>()
  for (const [questionId, [first, ...others]] of answers) {
    if (!first) continue
    let card = scheduler.next(createEmptyCard(first.at), first.at, ratingOf(first.score)).card
    for (const { score, at } of others) card = scheduler.next(card, at, ratingOf(score)).card
    const last = others.at(-1) ?? first
    const days = Math.max(1, card.scheduled_days)
    schedules.set(questionId, {
      due: new Date(last.at.getTime() + days * dayMs),
      lastScore: last.score,
      lastAt: last.at,
    })
  }
  return schedules
}

/** How many answered questions are due again. */
export const countDue = (past: readonly PastAnswer[], now: Date): number =>
  [...scheduleQuestions(past).values()].filter(({ due }) => due.getTime() <= now.getTime()).length
