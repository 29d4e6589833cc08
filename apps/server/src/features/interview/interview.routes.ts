import * as calls from '@nextrung/contract/interview'
import * as history from '@nextrung/contract/interview-history'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { answerInterview } from './answer-interview.ts'
import { deleteInterviewAnswer } from './delete-interview-answer.ts'
import { getInterviewAnswer } from './get-interview-answer.ts'
import { getInterviewProgress } from './get-interview-progress.ts'
import { getInterviewQuestions } from './get-interview-questions.ts'
import { getInterviewScores } from './get-interview-scores.ts'
import { listInterviewAnswers } from './list-interview-answers.ts'
import { startInterview } from './start-interview.ts'

export const interviewRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getInterviewScores, getInterviewScores)
  mount(calls.startInterview, startInterview)
  mount(calls.answerInterview, answerInterview)
  mount(calls.getInterviewQuestions, getInterviewQuestions)
  mount(history.listInterviewAnswers, listInterviewAnswers)
  mount(history.getInterviewProgress, getInterviewProgress)
  mount(history.getInterviewAnswer, getInterviewAnswer)
  mount(history.deleteInterviewAnswer, deleteInterviewAnswer)
}
