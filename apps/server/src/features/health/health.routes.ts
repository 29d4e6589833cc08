import { getHealth } from '@nextrung/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { checkHealth } from './check-health.ts'

export const healthRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(getHealth, checkHealth)
}
