import type { UnsureField } from '@nextrung/contract/resume-document'
import { pointerShape } from './field-questions.ts'

/** Names a question by what was read from which words, so that it stays settled wherever its field moves to. */
export const questionKey = ({ pointer, value, sources }: UnsureField): string =>
  [pointerShape(pointer), value ?? '', ...sources.map(({ text }) => text)].join('|').slice(0, 400)

/** The questions that the person has not settled. */
export const openQuestions = (unsure: readonly UnsureField[], settled: readonly string[]): UnsureField[] => {
  const known = new Set(settled)
  return unsure.filter((field) => !known.has(questionKey(field)))
}
