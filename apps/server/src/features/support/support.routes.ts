import * as calls from '@nextrung/contract/support'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { askForHelp } from './ask-for-help.ts'
import { getSupportDesk } from './get-support-desk.ts'

export const supportRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.askForHelp, askForHelp)
  mount(calls.getSupportDesk, getSupportDesk)
}
