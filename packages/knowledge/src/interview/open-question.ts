import type { TargetRole } from '@nextrung/contract/roles'
import type { QuizDifficulty } from '../quiz/quiz-question.ts'

/** The kinds of a question, as an interviewer plans a conversation. */
export const questionTypes = ['technical', 'behavioral', 'leadership', 'system_design'] as const

export type QuestionType = (typeof questionTypes)[number]

/** Something that a good answer says. */
export type KeyPoint = {
  /** What the point is about, in a few words that do not give the answer away: shown before answering. */
  cue: string
  /** As the person reads it after answering. */
  point: string
  /** 3 where the answer turns on it, 2 where it counts, 1 where it rounds the answer off. */
  weight: 1 | 2 | 3
  /** Without it the answer is not good, whatever else it says. */
  essential?: true
  /** Other ways in which candidates say it, in other words than `point`. */
  said: readonly string[]
}

/** Something that people say and that is wrong. */
export type WrongBelief = {
  belief: string
  /** Other ways in which candidates say it. */
  said: readonly string[]
  /** What is right instead. */
  correction: string
}

/** What an interviewer asks next where key points were missed. */
export type FollowUp = {
  question: string
  /** The places of the key points that it asks about, from 0. */
  about: readonly number[]
  /** What a good candidate would reply. */
  answer: string
}

/** An open-ended interview question, as its author wrote it. */
export type OpenQuestion = {
  /** Stable: answers that people gave refer to it. */
  id: string
  type: QuestionType
  difficulty: QuizDifficulty
  /** The roles that are asked it; none means every role. */
  roles: readonly TargetRole[]
  /** Skills of the taxonomy that it is about, the main one first. */
  skills: readonly string[]
  tags: readonly string[]
  /** Inline code stands between backticks. */
  question: string
  /** What the question is about, where that is code, configuration or output. */
  code?: { language: string; lines: readonly string[] }
  keyPoints: readonly KeyPoint[]
  wrongBeliefs: readonly WrongBelief[]
  /** As a good candidate would say it. */
  sampleAnswer: string
  /** What an evaluator looks at beyond the key points. */
  criteria: readonly string[]
  followUps: readonly [FollowUp, FollowUp]
}
