import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'
import { largestId, rowId } from './whole-number.ts'

export const assessmentLimits = {
  /** The most questions of one quiz. */
  questions: 16,
  options: 4,
  claims: 200,
  certificates: 100,
  skillCharacters: 100,
  nameCharacters: 200,
  linkCharacters: 500,
  certificateFileBytes: 5 * 1024 * 1024,
  /** The most bytes of all certificate files of one person. */
  allCertificateFilesBytes: 25 * 1024 * 1024,
  noteCharacters: 1000,
  reportsPerDay: 50,
} as const

export const questionDifficulties = ['beginner', 'intermediate', 'expert'] as const
export type QuestionDifficulty = (typeof questionDifficulties)[number]

/** Why a quiz was taken: for the first time, when it was due again, or before that because the person wanted to. */
export const assessmentTypes = ['initial', 'periodic', 'challenge'] as const

/** The person's own word, a quiz taken here, or a certificate they named. */
export const verificationMethods = ['self', 'test', 'certification'] as const

const level = z.number().int().min(1).max(5)

/** A certificate as the person described it. Nobody has checked it. */
export const Certificate = z.object({
  name: essential(z.string()),
  issuer: z.string(),
  link: z.string().nullable(),
  /** ISO dates. */
  issuedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  hasExpired: z.boolean(),
  /** The copy that the person attached. */
  file: whole(z.object({ name: z.string(), sizeBytes: z.number().int() }).nullable()),
})
export type Certificate = z.output<typeof Certificate>

/** What is known about a person's level in a skill, from one source. */
export const SkillAssessment = z.object({
  id: essential(z.number().int()),
  skillName: essential(z.string()),
  /** From 1 to 5; `null` for a certificate, which names no level. */
  proficiencyLevel: level.nullable(),
  /** From 1 to 100; `null` unless it comes from a test. */
  confidence: z.number().int().min(1).max(100).nullable(),
  /** ISO date and time. */
  lastAssessed: z.string(),
  /** ISO date and time of the next quiz; `null` unless it comes from a test. */
  nextAssessmentDue: z.string().nullable(),
  /** Only a test is verified: this server marked it. */
  verified: z.boolean(),
  verificationMethod: z.enum(verificationMethods),
  /** What it rests on, as sentences. */
  evidence: z.array(z.string()),
  certificate: whole(Certificate.optional()),
})
export type SkillAssessment = z.output<typeof SkillAssessment>

/** A skill with a quiz, or one that the person made a claim about. */
export const AssessedSkill = z.object({
  skill: essential(z.string()),
  /** How many questions there are about it; without any, it has no quiz. */
  questionCount: z.number().int(),
  /** How many of them the person has answered before, here or elsewhere. */
  seenCount: z.number().int(),
  /** Its weight for the person's target role, from 5 down to 1; 0 if the role does not list it. */
  weight: z.number(),
  test: whole(SkillAssessment.nullable()),
  claim: whole(SkillAssessment.nullable()),
  certificates: z.array(whole(SkillAssessment)),
  /** The next quiz is due. */
  isDue: z.boolean(),
  /** A quiz that the person has begun and can go on with. */
  running: whole(
    z.object({ id: z.number().int(), answered: z.number().int(), atMost: z.number().int() }).nullable(),
  ),
})
export type AssessedSkill = z.output<typeof AssessedSkill>

/** Due skills first, then the target role's heaviest, then the rest by name. */
export const AssessmentOverview = z.object({
  skills: z.array(AssessedSkill),
  /** What the levels rest on and do not say, as sentences. */
  basis: z.array(z.string()),
})
export type AssessmentOverview = z.output<typeof AssessmentOverview>

/** A question before it is answered: nothing in it gives the right option away. */
export const AssessmentQuestion = z.object({
  id: essential(z.number().int()),
  /** Text with inline code between backticks, and its code as a fenced block after it. */
  question: essential(z.string()),
  options: essential(z.array(z.string())),
  tags: z.array(z.string()),
  /** Its author's judgement, not a measurement. */
  difficulty: z.enum(questionDifficulties),
})
export type AssessmentQuestion = z.output<typeof AssessmentQuestion>

/** How an answer was marked. Options are counted from 0, in the order in which they were shown. */
export const MarkedAnswer = z.object({
  questionId: essential(z.number().int()),
  option: essential(z.number().int()),
  isRight: essential(z.boolean()),
  rightOption: essential(z.number().int()),
  /** For every option why it is right or wrong, in their order. */
  explanations: z.array(z.string()),
})
export type MarkedAnswer = z.output<typeof MarkedAnswer>

/** An answered question, to read again. */
export const ReviewedQuestion = z.object({ question: AssessmentQuestion, answer: MarkedAnswer })
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>

export const DifficultyScore = z.object({
  difficulty: z.enum(questionDifficulties),
  right: z.number().int(),
  asked: z.number().int(),
})
export type DifficultyScore = z.output<typeof DifficultyScore>

export const AssessmentResult = z.object({
  skill: essential(z.string()),
  proficiencyLevel: essential(level),
  confidence: essential(z.number().int().min(1).max(100)),
  /** `null` if this was the first quiz. */
  previousLevel: level.nullable(),
  assessmentType: z.enum(assessmentTypes),
  /** ISO dates and times. */
  assessedAt: z.string(),
  nextAssessmentDue: z.string(),
  right: z.number().int(),
  asked: z.number().int(),
  /** How many of the questions the person had answered before. */
  seenBefore: z.number().int(),
  byDifficulty: z.array(DifficultyScore),
  /** As sentences. */
  strengths: z.array(z.string()),
  improvementAreas: z.array(z.string()),
  /** How level, confidence and next date came about, as sentences. */
  basis: z.array(z.string()),
  /** What the level means for this skill, if that is written down. */
  levelName: z.string(),
  levelMeaning: z.string().optional(),
})
export type AssessmentResult = z.output<typeof AssessmentResult>

export const assessmentRunStatuses = ['running', 'completed', 'stopped'] as const

/** A quiz on its way, or one that has ended. */
export const AssessmentRun = z.object({
  id: essential(z.number().int()),
  skill: essential(z.string()),
  status: z.enum(assessmentRunStatuses),
  startedAt: z.string(),
  /** A quiz can end before `atMost`, as soon as the level is clear. */
  progress: z.object({ answered: z.number().int(), right: z.number().int(), atMost: z.number().int() }),
  /** The question to answer now; `null` once the quiz has ended. */
  question: whole(AssessmentQuestion.nullable()),
  /** `null` until the quiz is completed. */
  result: whole(AssessmentResult.nullable()),
  /** What happened that the person should know, as a sentence: a question was withdrawn and replaced. */
  notice: z.string().optional(),
  /** The questions answered so far, in their order; only in the answer of `getAssessmentRun`. */
  review: z.array(whole(ReviewedQuestion)).optional(),
})
export type AssessmentRun = z.output<typeof AssessmentRun>

/** A skill's name in a request. */
export const SkillName = z
  .string('Choose a skill.')
  .trim()
  .min(1, 'Choose a skill.')
  .max(
    assessmentLimits.skillCharacters,
    `A skill has at most ${assessmentLimits.skillCharacters} characters.`,
  )

const skillParams = z.object({ skill: SkillName })

const runParams = z.object({ runId: rowId })

/** Loaded when the panel of quizzes opens. */
export const getAssessments = defineCall({
  method: 'GET',
  path: '/api/assessments',
  access: 'session',
  cost: 'work',
  response: AssessmentOverview,
})

/**
 * Starts a quiz and asks its first question; goes on with the one about this skill that is already running. A new quiz
 * uses one of the day's allowance (402). 404 for a skill without a quiz.
 */
export const startAssessment = defineCall({
  method: 'POST',
  path: '/api/assessments/runs',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  body: z.strictObject({ skill: SkillName }),
  response: AssessmentRun,
})

/** A quiz as it stands, so that a reload goes on where it was. */
export const getAssessmentRun = defineCall({
  method: 'GET',
  path: '/api/assessments/runs/:runId',
  access: 'session',
  cost: 'work',
  params: runParams,
  response: AssessmentRun,
})

/**
 * Marks an answer. `run` holds the next question or, after the last one, the result. The same answer sent again is
 * answered the same way. 409 (CONFLICT) with a sentence for another answer to an answered question, for a question that
 * was not asked now, and for one that was withdrawn meanwhile: load the run again and go on.
 */
export const answerAssessment = defineCall({
  method: 'POST',
  path: '/api/assessments/runs/:runId/answers',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: runParams,
  body: z.strictObject({
    questionId: z.int('Send the id of the question.').min(1).max(largestId),
    option: z
      .int('Please select an answer option')
      .min(0, 'Please select an answer option')
      .max(assessmentLimits.options - 1, 'Please select an answer option'),
  }),
  response: z.object({ answer: MarkedAnswer, run: AssessmentRun }),
})

/** Ends a quiz without a result. What was answered stays known as seen. */
export const stopAssessment = defineCall({
  method: 'DELETE',
  path: '/api/assessments/runs/:runId',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: runParams,
  response: dispensable(AssessmentRun),
})

/** A completed quiz. */
export const AssessmentHistoryEntry = z.object({
  id: essential(z.number().int()),
  /** ISO date and time. */
  assessmentDate: essential(z.string()),
  previousLevel: level.nullable(),
  newLevel: essential(level),
  confidence: z.number().int().min(1).max(100),
  assessmentType: z.enum(assessmentTypes),
  right: z.number().int(),
  asked: z.number().int(),
  strengths: z.array(z.string()),
  improvementAreas: z.array(z.string()),
})
export type AssessmentHistoryEntry = z.output<typeof AssessmentHistoryEntry>

/** The completed quizzes about a skill, oldest first, at most the newest hundred. */
export const getAssessmentHistory = defineCall({
  method: 'GET',
  path: '/api/assessments/skills/:skill/history',
  access: 'session',
  cost: 'quick',
  params: skillParams,
  response: z.object({ skill: z.string(), entries: z.array(AssessmentHistoryEntry) }),
})
