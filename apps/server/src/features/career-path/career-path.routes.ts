import * as calls from '@nextrung/contract/career-path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { getCareerPath } from './get-career-path.ts'
import { listRoleFits } from './list-role-fits.ts'
import { suggestCareerPath } from './suggest-career-path.ts'

export const careerPathRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getCareerPath, getCareerPath)
  mount(calls.suggestCareerPath, suggestCareerPath)
  mount(calls.listRoleFits, listRoleFits)
}
