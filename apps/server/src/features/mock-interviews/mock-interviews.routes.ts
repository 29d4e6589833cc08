import * as calls from '@nextrung/contract/mock-interviews'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { answerMockInterview } from './answer-mock-interview.ts'
import { createMockInterview } from './create-mock-interview.ts'
import { deleteMockInterview } from './delete-mock-interview.ts'
import { downloadMockCalendar } from './download-mock-calendar.ts'
import { finishMockInterview } from './finish-mock-interview.ts'
import { getMockInterview } from './get-mock-interview.ts'
import { listMockInterviews } from './list-mock-interviews.ts'
import { startMockInterview } from './start-mock-interview.ts'

export const mockInterviewsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listMockInterviews, listMockInterviews)
  mount(calls.createMockInterview, createMockInterview)
  mount(calls.getMockInterview, getMockInterview)
  mount(calls.startMockInterview, startMockInterview)
  mount(calls.answerMockInterview, answerMockInterview)
  mount(calls.finishMockInterview, finishMockInterview)
  mount(calls.deleteMockInterview, deleteMockInterview)
  mount(calls.downloadMockCalendar, downloadMockCalendar)
}
