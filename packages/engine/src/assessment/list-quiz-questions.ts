import type { QuestionDifficulty } from '@nextrung/contract/assessments'
import { quizzes } from '@nextrung/knowledge/quiz'
import { offeredOptions } from '@nextrung/knowledge/quiz/offered-options'
import type { QuizQuestion } from '@nextrung/knowledge/quiz/quiz-question'

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

// Longer than any run of backticks in the code, so that the code cannot end its own block.
const fenceFor = (code: string): string => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  return '`'.repeat(longest + 1)
}

const withCode = ({ question, code }: QuizQuestion): string => {
  if (!code) return question
  const text = code.lines.join('\n')
  const fence = fenceFor(text)
  return `${question}\n\n${fence}${code.language}\n${text}\n${fence}`
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
        question: withCode(question),
        options: offered.options.map(({ text }) => text),
        correctOptionIndex: offered.rightIndex,
        optionExplanations: offered.options.map(({ why }) => why),
        expectedKeyPoints: [question.right.why],
        sampleAnswer: question.right.text,
        tags: [quiz.skill],
      }
    }),
  )
