import * as interview from '@nextrung/contract/interview'
import * as history from '@nextrung/contract/interview-history'
import { type Row, specified } from '../../../testing/specified.ts'
import { plainFeedback, practised, progress, wholeAnswer } from './sample-interview.ts'

export const rows: readonly Row[] = [
  { call: interview.getInterviewScores, answer: specified.interviewScores },
  { call: interview.getInterviewQuestions, answer: specified.interviewQuestions },
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
