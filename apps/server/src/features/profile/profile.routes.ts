import * as calls from '@nextrung/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { getProfile } from './get-profile.ts'
import { listProfileFacts } from './list-profile-facts.ts'
import { updateProfile } from './update-profile.ts'

export const profileRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getProfile, getProfile)
  mount(calls.updateProfile, updateProfile)
  mount(calls.listProfileFacts, listProfileFacts)
}
