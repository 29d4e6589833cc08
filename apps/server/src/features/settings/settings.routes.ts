import * as calls from '@nextrung/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { getSettings } from './get-settings.ts'
import { updateSettings } from './update-settings.ts'

export const settingsRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, services, calls.getSettings, getSettings)
  mount(app, services, calls.updateSettings, updateSettings)
}
