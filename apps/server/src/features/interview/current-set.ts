import { interviewLimits, type QuestionReason } from '@nextrung/contract/interview'
import type { TargetRole } from '@nextrung/contract/roles'
import { designQuizOf } from '@nextrung/engine/interview/bank/design-quiz'
import { quizSkillsOf } from '@nextrung/engine/interview/bank/quiz-skills'
import { drawQuestions } from '@nextrung/engine/interview/drawing/draw-questions'
import type { Database } from '../../db/client.ts'
import { listPool } from '../assessments/assessments.public.ts'
import { type DrawKey, type DrawRow, findLastDraw } from './draws.store.ts'
import { listPastAnswers } from './responses.store.ts'

export const dayMs = 24 * 3600_000

export type SetKey = DrawKey & { userId: number; roleTitle: TargetRole }

export type DrawnSet = {
  questions: { id: number; why: QuestionReason }[]
  /** Missing if the set was drawn just now and is not stored. */
  draw: DrawRow | undefined
}

type PastAnswer = Awaited<ReturnType<typeof listPastAnswers>>[number]

/** The questions of a stored draw that were answered since. */
export const answeredOf = (draw: DrawRow, past: readonly PastAnswer[]): Set<number> => {
  const ids = new Set(draw.questions.map(({ id }) => id))
  return new Set(
    past
      .filter(({ questionId, at }) => ids.has(questionId) && at.getTime() >= draw.createdAt.getTime())
      .map(({ questionId }) => questionId),
  )
}

type Standing = { standing: DrawRow['questions']; past: readonly PastAnswer[]; now: Date }

/** A stored set is worked through until all of it was answered, or until a day after the first answer. */
const isOpen = (draw: DrawRow, { standing, past, now }: Standing): boolean => {
  const answered = answeredOf(draw, past)
  if (answered.size === 0) return standing.length > 0
  if (standing.every(({ id }) => answered.has(id))) return false
  const first = Math.min(
    ...past
      .filter(({ questionId, at }) => answered.has(questionId) && at >= draw.createdAt)
      .map(({ at }) => at.getTime()),
  )
  return now.getTime() - first < dayMs
}

const endOfDay = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs)

const poolOf = (db: Database, { roleTitle, scenarioType, difficultyLevel, isMultipleChoice }: SetKey) => {
  const design = designQuizOf(roleTitle)
  const quizSkills = {
    technical: quizSkillsOf(roleTitle).filter((skill) => skill !== design),
    system_design: design ? [design] : [],
    behavioral: [],
  }[scenarioType]
  return listPool(db, {
    role: roleTitle,
    scenarioType,
    difficulty: difficultyLevel,
    isMultipleChoice,
    quizSkills,
  })
}

type Circumstances = { now: Date; gaps: ReadonlyMap<string, number> }

/**
 * The person's set: the last stored draw while it is being worked through, otherwise one that follows from what they
 * have answered and from the gaps of their path. Stores nothing. With `anew`, another set in place of the current one.
 */
export const currentSet = async (
  db: Database,
  { key, anew = false, now, gaps }: Circumstances & { key: SetKey; anew?: boolean },
): Promise<DrawnSet> => {
  const questions = await poolOf(db, key)
  const past = await listPastAnswers(db, key.userId)
  const draw = await findLastDraw(db, key)
  const active = new Set(questions.map(({ id }) => id))
  const standing = draw?.questions.filter(({ id }) => active.has(id)) ?? []
  const fresh = (replaced: readonly number[]) =>
    drawQuestions({
      questions,
      past,
      gaps,
      replaced,
      seed: [key.userId, key.roleTitle, key.scenarioType, key.difficultyLevel, draw?.id ?? 0].join(':'),
      now: endOfDay(now),
      size: interviewLimits.setSize,
    })
  const kept = draw && isOpen(draw, { standing, past, now }) ? draw : undefined
  if (!anew) return kept ? { questions: standing, draw: kept } : { questions: fresh([]), draw: undefined }
  const replaced = kept ? standing : fresh([])
  return { questions: fresh(replaced.map(({ id }) => id)), draw: undefined }
}
