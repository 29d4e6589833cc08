import * as calls from '@nextrung/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { getSettings } from './get-settings.ts'
import { updateSettings } from './update-settings.ts'

export const settingsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.getSettings, getSettings)
  mount(calls.updateSettings, updateSettings)
}
