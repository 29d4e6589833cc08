import * as interview from '@nextrung/contract/interview'
import * as history from '@nextrung/contract/interview-history'
import type { Row } from '../../../testing/specified.ts'
import { openQuestion, plainFeedback, practised, progress, scores, wholeAnswer } from './sample-interview.ts'

export const rows: readonly Row[] = [
  { call: interview.getInterviewScores, answer: scores },
  { call: interview.getInterviewQuestions, answer: [openQuestion()] },
  { call: interview.startInterview, answer: { id: 3 } },
  { call: interview.answerInterview, answer: { feedback: plainFeedback } },
  {
    call: history.listInterviewAnswers,
    answer: { answers: [practised()], total: 1, page: 1, pages: 1, skills: ['SQL'] },
  },
  { call: history.getInterviewAnswer, answer: wholeAnswer() },
  { call: history.deleteInterviewAnswer, answer: { id: 5 } },
  { call: history.getInterviewProgress, answer: progress },
]
