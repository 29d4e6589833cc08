import { getHealth } from '@nextrung/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { checkHealth } from './check-health.ts'

export const healthRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, services, getHealth, checkHealth)
}
