import { assessmentLimits, DifficultyScore, questionDifficulties } from '@nextrung/contract/assessments'
import { levelNames, levelsOf } from '@nextrung/knowledge/skill-levels'
import { z } from 'zod'
import { chooseQuestion, fewestAnswers, isComplete } from './choose-question.ts'
import { explainLevel, findImprovementAreas, findStrengths, scoreByDifficulty } from './describe-result.ts'
import { judgeLevel } from './judge-level.ts'
import { AssessmentSchedule, scheduleNext } from './next-assessment.ts'

const item = { difficulty: z.enum(questionDifficulties), isSeen: z.boolean() }
const level = z.number().int().min(1).max(5)

export const AssessSkillInput = z.object({
  skill: z.string(),
  /** The questions that can still be asked. */
  open: z.array(z.object({ id: z.number().int(), ...item })).max(1000),
  answers: z.array(z.object({ ...item, isRight: z.boolean() })).max(assessmentLimits.questions),
  /** Orders equally good questions. */
  seed: z.number().int(),
  /** The last quiz about the skill. */
  previous: z.object({ level, schedule: AssessmentSchedule.nullable() }).nullable(),
  /** ISO date and time. */
  now: z.iso.datetime(),
})
export type AssessSkillInput = z.output<typeof AssessSkillInput>

export const JudgedSkill = z.object({
  level,
  confidence: z.number().int().min(1).max(100),
  byDifficulty: z.array(DifficultyScore),
  strengths: z.array(z.string()),
  improvementAreas: z.array(z.string()),
  basis: z.array(z.string()),
  levelName: z.string(),
  levelMeaning: z.string().optional(),
  schedule: AssessmentSchedule,
})
export type JudgedSkill = z.output<typeof JudgedSkill>

export const AssessedSkill = z.object({
  /** The id of the question to ask next; `null` at the end. */
  next: z.number().int().nullable(),
  /** `null` while questions are left, and if there were too few to judge by. */
  judged: JudgedSkill.nullable(),
})
export type AssessedSkill = z.output<typeof AssessedSkill>

const judge = ({ skill, answers, previous, now }: AssessSkillInput): JudgedSkill => {
  const judged = judgeLevel(answers)
  const byDifficulty = scoreByDifficulty(answers)
  const meaning = levelsOf(skill).find((one) => one.level === judged.level)?.description
  const schedule = scheduleNext({
    level: judged.level,
    previous: previous?.level ?? null,
    schedule: previous?.schedule ?? null,
    now,
  })
  return {
    level: judged.level,
    confidence: judged.confidence,
    byDifficulty,
    strengths: findStrengths(byDifficulty),
    improvementAreas: findImprovementAreas({ skill, judged, scores: byDifficulty }),
    basis: explainLevel({ judged, answers }),
    levelName: levelNames[judged.level - 1] ?? '',
    ...(meaning ? { levelMeaning: meaning } : {}),
    schedule,
  }
}

/** Chooses the next question of a quiz, or judges the skill by its answers when nothing more has to be asked. */
export const assessSkill = (input: AssessSkillInput): AssessedSkill => {
  const { open, answers, seed } = input
  const next = isComplete(answers) ? undefined : chooseQuestion({ open, answers, seed })
  if (next) return { next: next.id, judged: null }
  return { next: null, judged: answers.length >= fewestAnswers ? judge(input) : null }
}
