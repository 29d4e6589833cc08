import * as calls from '@nextrung/contract/shown-skills'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { addShownToResume } from './add-shown-to-resume.ts'
import { getShownSkills } from './get-shown-skills.ts'

export const shownSkillsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getShownSkills, getShownSkills)
  mount(calls.addShownToResume, addShownToResume)
}
