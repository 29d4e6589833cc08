import type { QuizOption, SkillQuiz } from './quiz-question.ts'

export type OfferedOptions = { options: readonly QuizOption[]; rightIndex: number }

/** FNV-1a: spreads like texts far apart, so that the places of one skill tell nothing about those of another. */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )

/** The four places in an order that depends on the skill and on which four questions they are for. */
const placesOf = (skill: string, block: number): number[] => {
  const left = [0, 1, 2, 3]
  let rest = hashOf(`${block}:${skill}`) >>> 3
  return [4, 3, 2, 1].flatMap((count) => {
    const place = left.splice(rest % count, 1)
    rest = Math.floor(rest / count)
    return place
  })
}

/**
 * The four options of a skill's question in the order in which they are offered. Among each four questions in a row the
 * right one stands once at every place. The place depends on the question's position alone, so questions added at the
 * end move nothing.
 */
export function offeredOptions(quiz: SkillQuiz, position: number): OfferedOptions | undefined {
  const question = quiz.questions[position]
  if (!question) return undefined
  const rightIndex = placesOf(quiz.skill, Math.floor(position / 4))[position % 4] ?? 0
  return { options: question.wrong.toSpliced(rightIndex, 0, question.right), rightIndex }
}
