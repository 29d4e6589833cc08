import type { QuestionReason } from '@nextrung/contract/interview'
import { dayInWords } from '../../time/day-in-words.ts'
import { chanceOf } from './chance-of.ts'
import { goodFrom, type PastAnswer, type QuestionSchedule, scheduleQuestions } from './question-schedule.ts'

/** A question that a set can have. The main skill comes first. */
export type DrawableQuestion = { id: number; type: string; skills: readonly string[] }

export type Drawing = {
  questions: readonly DrawableQuestion[]
  /** What the person has answered, also to questions that are not in the pool. */
  past: readonly PastAnswer[]
  /** Skills that are missing for the target role, with their weight from 5 down to 1. */
  gaps: ReadonlyMap<string, number>
  /** Questions to avoid while there are others: those of the set that this one replaces. */
  replaced: readonly number[]
  /** The same seed draws the same set. */
  seed: string
  now: Date
  size: number
}

export type DrawnQuestion = { id: number; why: QuestionReason }

// Of five, two come back because they were answered badly; the others are new while there are new ones.
const badShare = 0.4
const gapPull = 0.6
const heaviestGap = 5
const sameMainSkill = 0.5
const sharedSkill = 0.2
const sameType = 0.15
const wasReplaced = 3

type Candidate = {
  question: DrawableQuestion
  kind: 'unseen' | 'bad' | 'due' | 'resting'
  schedule: QuestionSchedule | undefined
  /** The heaviest gap that it is about. */
  gap: { skill: string; weight: number } | undefined
  pull: number
}

const kindOf = (schedule: QuestionSchedule | undefined, now: Date): Candidate['kind'] => {
  if (!schedule) return 'unseen'
  if (schedule.due.getTime() > now.getTime()) return 'resting'
  return schedule.lastScore < goodFrom ? 'bad' : 'due'
}

const candidateOf = (
  question: DrawableQuestion,
  { gaps, seed, now, replaced, schedules }: Drawing & { schedules: ReadonlyMap<number, QuestionSchedule> },
): Candidate => {
  const schedule = schedules.get(question.id)
  const gap = question.skills
    .flatMap((skill) => ({ skill, weight: gaps.get(skill) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]
  const pull =
    chanceOf(`${seed}:${question.id}`) +
    ((gap?.weight ?? 0) / heaviestGap) * gapPull -
    (replaced.includes(question.id) ? wasReplaced : 0)
  return { question, kind: kindOf(schedule, now), schedule, gap, pull }
}

/** How much a question repeats what the chosen ones are about. */
const repetition = ({ question: { skills, type } }: Candidate, chosen: readonly Candidate[]): number => {
  let sum = 0
  for (const { question } of chosen) {
    if (skills[0] !== undefined && skills[0] === question.skills[0]) sum += sameMainSkill
    else if (skills.some((skill) => question.skills.includes(skill))) sum += sharedSkill
    if (type === question.type) sum += sameType
  }
  return sum
}

const bestOf = (candidates: readonly Candidate[], chosen: readonly Candidate[]): Candidate | undefined => {
  let best: { candidate: Candidate; worth: number } | undefined
  for (const candidate of candidates) {
    if (chosen.includes(candidate)) continue
    const worth = candidate.pull - repetition(candidate, chosen)
    if (!best || worth > best.worth) best = { candidate, worth }
  }
  return best?.candidate
}

const reasonOf = ({ kind, schedule, gap }: Candidate): QuestionReason => {
  if (!schedule) {
    return gap
      ? { kind: 'path-gap', text: `${gap.skill} is a gap on your learning path.` }
      : { kind: 'unseen', text: 'You have not answered this one yet.' }
  }
  const day = dayInWords(schedule.lastAt)
  if (kind === 'bad')
    return { kind: 'answered-badly', text: `Your last answer, on ${day}, scored ${schedule.lastScore}%.` }
  return kind === 'due'
    ? { kind: 'due-again', text: `You last answered it on ${day}. See whether you still can.` }
    : { kind: 'due-again', text: `You last answered it on ${day}, and have answered all others as well.` }
}

const byDue = (a: Candidate, b: Candidate): number =>
  (a.schedule?.due.getTime() ?? 0) - (b.schedule?.due.getTime() ?? 0) || a.question.id - b.question.id

/**
 * Draws a set for the person: unseen and badly answered questions first, then those that are due again, then those
 * answered longest ago. Gaps weigh more, and skills and types are spread.
 */
export const drawQuestions = (drawing: Drawing): DrawnQuestion[] => {
  const { questions, size } = drawing
  const schedules = scheduleQuestions(drawing.past)
  const all = questions
    .map((question) => candidateOf(question, { ...drawing, schedules }))
    .sort((a, b) => a.question.id - b.question.id)
  const of = (kind: Candidate['kind']) => all.filter((one) => one.kind === kind)
  const isKept = (one: Candidate) => !drawing.replaced.includes(one.question.id)
  const bad = of('bad').sort((a, b) => Number(isKept(b)) - Number(isKept(a)) || byDue(a, b))
  const chosen: Candidate[] = bad.slice(0, Math.round(size * badShare))
  for (const pool of [of('unseen'), bad, of('due').sort(byDue), of('resting').sort(byDue)])
    while (chosen.length < size) {
      // Only new ones are a matter of chance and variety; the others have their order.
      const next =
        pool[0]?.kind === 'unseen' ? bestOf(pool, chosen) : pool.find((one) => !chosen.includes(one))
      if (!next) break
      chosen.push(next)
    }
  return chosen.map((one) => ({ id: one.question.id, why: reasonOf(one) }))
}
