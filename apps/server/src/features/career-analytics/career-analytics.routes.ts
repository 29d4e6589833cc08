import * as calls from '@nextrung/contract/career-analytics'
import * as panels from '@nextrung/contract/career-analytics-panels'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { getCareerAnalytics } from './get-career-analytics.ts'
import { getOwnSkills } from './get-own-skills.ts'
import { getPayByLevel } from './get-pay-by-level.ts'
import { listOpportunities } from './list-opportunities.ts'

// The router prefers literal parts of a path, so these are no roles of `getCareerAnalytics`.
export const careerAnalyticsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listOpportunities, listOpportunities)
  mount(panels.getPayByLevel, getPayByLevel)
  mount(panels.getOwnSkills, getOwnSkills)
  mount(calls.getCareerAnalytics, getCareerAnalytics)
}
