import { type AssessmentRun, assessmentLimits, type ReviewedQuestion } from '@nextrung/contract/assessments'
import { askedQuestion, markedAnswer } from './bank-question.ts'
import type { CurrentQuestion } from './run-state.ts'
import type { AnswerRow, RunRow } from './runs.store.ts'

type Shown = CurrentQuestion & {
  run: RunRow
  answers: readonly { isRight: boolean }[]
}

/** A quiz as the person sees it. */
export const runAnswer = ({ run, answers, question, notice }: Shown): AssessmentRun => ({
  id: run.id,
  skill: run.skillName,
  status: run.status,
  startedAt: run.startedAt.toISOString(),
  progress: {
    answered: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    atMost: assessmentLimits.questions,
  },
  question: run.status === 'running' && question ? askedQuestion(question) : null,
  result: run.result,
  ...(notice && run.status === 'running' ? { notice } : {}),
})

/** Answered questions with their explanations, as they were shown. */
export const reviewOf = (answers: readonly AnswerRow[]): ReviewedQuestion[] =>
  answers.map(({ questionId, option, shown }) => ({
    question: askedQuestion({ id: questionId, ...shown }),
    answer: markedAnswer({ questionId, option, shown }),
  }))
