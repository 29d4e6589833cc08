import type { ShownWholeAnswer } from './history.queries.ts'

/** The question, the answer and what was said of it, to take elsewhere. */
export const answerText = ({ question, text = '', followUpQuestion, feedback }: ShownWholeAnswer): string => {
  const options = question.options
  return [
    followUpQuestion ?? question.question,
    `My answer:\n${options[Number(text)] ?? text}`,
    `Score: ${Math.round(feedback.score)}%`,
    feedback.detailedFeedback,
  ]
    .filter(Boolean)
    .join('\n\n')
}
