import { AppError } from '../../errors.ts'
import type { QuestionRow } from '../assessments/assessments.public.ts'
import type { MarkedAnswer } from './marked-answer.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

const refusal = () => new AppError('BAD_REQUEST', 'Please select an answer option')

const chosenOption = (answer: string, options: readonly string[]): number => {
  const chosen = /^\d{1,2}$/.test(answer.trim()) ? Number(answer) : -1
  if (options[chosen] === undefined) throw refusal()
  return chosen
}

/**
 * Marks the choice of an option, and explains every option.
 * @throws AppError BAD_REQUEST for an option that the question does not have
 */
export const markChoice = (
  { options, correctOptionIndex, optionExplanations }: QuestionRow,
  answer: string,
): MarkedAnswer => {
  if (!options || correctOptionIndex === null) throw refusal()
  const chosen = chosenOption(answer, options)
  const explanations = options.map((_, at) => optionExplanations?.[at] ?? '')
  const name = (at: number) => `${letters[at] ?? at + 1}. ${options[at] ?? ''}`
  const isRight = chosen === correctOptionIndex
  const outcome = isRight
    ? `Right: ${name(chosen)}`
    : `You chose ${name(chosen)}\nThe best answer is ${name(correctOptionIndex)}`
  const reasons = options.map(
    (_, at) => `${name(at)}\n${at === correctOptionIndex ? 'Right' : 'Wrong'}. ${explanations[at]}`,
  )
  const score = isRight ? 100 : 0
  return {
    scoring: {
      score,
      technicalAccuracy: score,
      communicationClarity: null,
      correctOption: correctOptionIndex,
      explanations,
    },
    feedback: [outcome, 'Why each option is right or wrong:', ...reasons].join('\n\n'),
  }
}
