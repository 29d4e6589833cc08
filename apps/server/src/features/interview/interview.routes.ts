import * as calls from '@nextrung/contract/interview'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { answerInterview } from './answer-interview.ts'
import { getInterviewQuestions } from './get-interview-questions.ts'
import { getInterviewScores } from './get-interview-scores.ts'
import { startInterview } from './start-interview.ts'

export const interviewRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getInterviewScores, getInterviewScores)
  mount(calls.startInterview, startInterview)
  mount(calls.answerInterview, answerInterview)
  mount(calls.getInterviewQuestions, getInterviewQuestions)
}
