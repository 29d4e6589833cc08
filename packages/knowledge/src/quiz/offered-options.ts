import type { QuizOption, SkillQuiz } from './quiz-question.ts'

/** Each place once in every four questions, in an order that differs from four to four. */
const rightPlaces = [2, 0, 3, 1, 1, 3, 0, 2, 0, 2, 1, 3, 3, 1, 2, 0] as const

export type OfferedOptions = { options: readonly QuizOption[]; rightIndex: number }

/**
 * The four options of a skill's question in the order in which they are offered. The right one stands at every place
 * equally often; its place depends on the question's position alone, so questions added at the end move nothing.
 */
export function offeredOptions(quiz: SkillQuiz, position: number): OfferedOptions | undefined {
  const question = quiz.questions[position]
  if (!question) return undefined
  const shift = [...quiz.skill].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const rightIndex = rightPlaces[(position + 4 * shift) % rightPlaces.length] ?? 0
  return { options: question.wrong.toSpliced(rightIndex, 0, question.right), rightIndex }
}
