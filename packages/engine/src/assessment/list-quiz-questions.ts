import type { QuestionDifficulty } from '@nextrung/contract/assessments'
import { quizzes } from '@nextrung/knowledge/quiz'
import { offeredOptions } from '@nextrung/knowledge/quiz/offered-options'
import { withFencedCode } from '../text/fenced-code.ts'

/** A multiple-choice question as a row of the question bank holds it. */
export type BankQuestion = {
  /** Stable: answers that people gave refer to it. */
  bankId: string
  skillName: string
  difficultyLevel: QuestionDifficulty
  /** Text with inline code between backticks, and its code as a fenced block after it. */
  question: string
  options: string[]
  correctOptionIndex: number
  /** For every option why it is right or wrong. */
  optionExplanations: string[]
  expectedKeyPoints: string[]
  sampleAnswer: string
  tags: string[]
}

/** All multiple-choice questions of the knowledge base, with their options in the order in which they are offered. */
export const listQuizQuestions = (): BankQuestion[] =>
  quizzes.flatMap((quiz) =>
    quiz.questions.flatMap((question, position) => {
      const offered = offeredOptions(quiz, position)
      if (!offered) return []
      return {
        bankId: question.id,
        skillName: quiz.skill,
        difficultyLevel: question.difficulty,
        question: withFencedCode(question),
        options: offered.options.map(({ text }) => text),
        correctOptionIndex: offered.rightIndex,
        optionExplanations: offered.options.map(({ why }) => why),
        expectedKeyPoints: [question.right.why],
        sampleAnswer: question.right.text,
        tags: [quiz.skill],
      }
    }),
  )
