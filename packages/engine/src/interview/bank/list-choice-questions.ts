import type { InterviewDifficulty } from '@nextrung/contract/interview'
import { choiceSets } from '@nextrung/knowledge/interview/choice-sets'
import { offeredOptions } from '@nextrung/knowledge/quiz/offered-options'
import { withFencedCode } from '../../text/fenced-code.ts'

/** A multiple-choice question that only interviews ask, as a row of the question bank holds it. */
export type ChoiceBankQuestion = {
  /** Stable: answers that people gave refer to it. */
  bankId: string
  questionType: 'system_design' | 'behavioral'
  difficultyLevel: InterviewDifficulty
  /** The roles that are asked it; none means every role. */
  roles: string[]
  tags: string[]
  question: string
  options: string[]
  correctOptionIndex: number
  /** For every option why it is right or wrong. */
  optionExplanations: string[]
  expectedKeyPoints: string[]
  sampleAnswer: string
}

/** The multiple-choice questions of interviews beside those of the quizzes, with their options as they are offered. */
export const listChoiceQuestions = (): ChoiceBankQuestion[] =>
  choiceSets.flatMap((set) =>
    set.questions.flatMap((question, position) => {
      const offered = offeredOptions(set, position)
      if (!offered) return []
      return {
        bankId: question.id,
        questionType: set.type,
        difficultyLevel: question.difficulty,
        roles: [...set.roles],
        tags: [set.skill],
        question: withFencedCode(question),
        options: offered.options.map(({ text }) => text),
        correctOptionIndex: offered.rightIndex,
        optionExplanations: offered.options.map(({ why }) => why),
        expectedKeyPoints: [question.right.why],
        sampleAnswer: question.right.text,
      }
    }),
  )
