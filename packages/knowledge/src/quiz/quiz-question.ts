/** The difficulties of a question, easiest first; the authors' judgement, not a measurement. */
export const quizDifficulties = ['beginner', 'intermediate', 'expert'] as const

export type QuizDifficulty = (typeof quizDifficulties)[number]

/** One possible answer, and why it is right or wrong. */
export type QuizOption = { text: string; why: string }

/** A multiple-choice question with one right answer, as its author wrote it. */
export type QuizQuestion = {
  /** Stable: answers that people gave refer to it. */
  id: string
  difficulty: QuizDifficulty
  /** Inline code stands between backticks. */
  question: string
  /** What the question is about, where that is code, configuration or output. */
  code?: { language: string; lines: readonly string[] }
  right: QuizOption
  wrong: readonly [QuizOption, QuizOption, QuizOption]
}

/** The questions of one skill, named as in the taxonomy. */
export type SkillQuiz = { skill: string; questions: readonly QuizQuestion[] }
