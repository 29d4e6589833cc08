import { reportTask as call } from '@nextrung/contract/task-reports'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { reportTask } from './report-task.ts'

export const taskReportsRoutes = (app: FastifyInstance, services: Services): void => {
  mounter(app, services)(call, reportTask)
}
